/** How each of the five task statuses looks: the dot, and the badge with its text at 4.5:1 on the tint. */
export const TASK_STATUS_LOOK = {
  Backlog: { dot: 'bg-backlog', badge: 'bg-backlog-tint text-backlog-ink' },
  'To do': { dot: 'bg-todo', badge: 'bg-todo-tint text-todo-ink' },
  Doing: { dot: 'bg-doing', badge: 'bg-doing-tint text-doing-ink' },
  Testing: { dot: 'bg-testing', badge: 'bg-testing-tint text-testing-ink' },
  Done: { dot: 'bg-done', badge: 'bg-done-tint text-done-ink' },
} as const;

export type TaskStatusName = keyof typeof TASK_STATUS_LOOK;
