/** Query keys of tasks; everything about them lies under `all`. */
const all = ['tasks'] as const;

export const taskKeys = {
  all,
  board: (projectId: string) => [...all, 'board', projectId] as const,
  assignable: (projectId: string) => [...all, 'assignable', projectId] as const,
  /** The key of all changes to one board; the scope of those that are sent one after the other. */
  changes: (projectId: string) => [...all, 'changes', projectId] as const,
};
