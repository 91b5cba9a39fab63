import type { Task } from '@faena/shared/schemas';
import { createContext, type ReactNode, use } from 'react';
import { taskTexts } from '@/texts/tasks.ts';

/** The worked hours of a board. `drawn` is nothing for a task without recorded time. */
export interface WorkedHours {
  readonly drawn: (task: Task) => ReactNode;
}

/** The worked hours of the board that the cards inside are on; null until they were read. */
export const WorkedContext = createContext<WorkedHours | null>(null);

/** The estimated hours on a card, behind the worked ones once these are known (PANEL-16). */
export function CardHours({ task }: { task: Task }) {
  const worked = use(WorkedContext)?.drawn(task);
  if (worked) return worked;
  return task.estimatedHours > 0 && <span>{taskTexts.card.hours(task.estimatedHours)}</span>;
}
