/** The query keys of tasks; each begins with `all`. */
const all = ['tasks'] as const;

export const taskKeys = {
  all,
  board: (projectId: string) => [...all, 'board', projectId] as const,
  /** The checklist of a task. */
  checklist: (id: string) => [...all, 'checklist', id] as const,
  /** The comments on a task. */
  comments: (id: string) => [...all, 'comments', id] as const,
  /** The files on a task. */
  attachments: (id: string) => [...all, 'attachments', id] as const,
  /** Whether the person follows a task. */
  follow: (id: string) => [...all, 'follow', id] as const,
  /** The history of a task. */
  history: (id: string) => [...all, 'history', id] as const,
  archived: (projectId: string) => [...all, 'archived', projectId] as const,
  assignable: (projectId: string) => [...all, 'assignable', projectId] as const,
};

/** The mutation options that all commands of a board share: they are sent one after the other. */
export function commandScope(projectId: string) {
  const mutationKey = [...all, 'changes', projectId] as const;
  return { mutationKey, scope: { id: mutationKey.join(' ') } };
}
