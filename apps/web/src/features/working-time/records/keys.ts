/** Query keys of an employee's time records; whatever follows from them lies under `ofEmployee` too. */
export const timeRecordKeys = {
  ofEmployee: (employeeId: string) => ['time-records', employeeId] as const,
  list: (employeeId: string) => [...timeRecordKeys.ofEmployee(employeeId), 'list'] as const,
};
