/** Query keys of what an employee sees; all of it lies under `all`. */
export const employeeAreaKeys = {
  all: ['employee-area'] as const,
  projects: (username: string) => [...employeeAreaKeys.all, 'projects', username] as const,
  tasks: (userId: string) => [...employeeAreaKeys.all, 'tasks', userId] as const,
};
