import type { Task } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { columnsOf, matchingTasks } from './columns-of.ts';

const tasks = ['a', 'b'].map((id, order) => ({ id, status: 'Doing', order }) as Task);

it('a drop reuses the drawn columns unless a filter hides tasks', () => {
  const drawn = columnsOf(tasks);
  expect(columnsOf(matchingTasks(tasks, () => true))).toBe(drawn);
  expect(columnsOf(matchingTasks(tasks, ({ id }) => id === 'b')).Doing.map(({ id }) => id)).toEqual(['b']);
});
