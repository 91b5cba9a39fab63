/** Query keys of working time; everything about it lies under `all`. */
export const timesheetKeys = {
  all: ['timesheets'] as const,
  /** `moment` changes with each start and stop, so that lists follow. */
  records: (employeeId: string, moment: string) => [...timesheetKeys.all, employeeId, moment] as const,
};
