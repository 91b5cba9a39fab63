import type { TodoItemDoc } from './model.ts';

/** The date of an item. */
type Dated = Pick<TodoItemDoc, 'day' | 'time' | 'recurrence'>;

/** The date of an item; without a day it has no time and does not recur. */
export const settled = ({ day, time, recurrence }: Dated): Dated =>
  day === null ? { day, time: null, recurrence: null } : { day, time, recurrence };
