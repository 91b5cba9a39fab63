import type { TODO_GROUPS } from './limits-and-defaults/index.ts';

/** The list that a thing to do stands in (TODO-1). */
export type TodoGroup = (typeof TODO_GROUPS)[number];

interface ToDo {
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly isDone?: boolean;
  /** A task under way is of today, whenever it is due (PHONE-13). */
  readonly isUnderWay?: boolean;
}

/** The list that a thing to do stands in on a day (TODO-2). */
export function todoGroup({ day, isDone = false, isUnderWay = false }: ToDo, today: string): TodoGroup {
  if (isDone) return 'done';
  if (isUnderWay) return 'today';
  if (day === null) return 'undated';
  return day <= today ? 'today' : 'later';
}
