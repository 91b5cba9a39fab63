import type { Task } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { inOrder, readFilters, readSort, sortParam } from './table-address.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the table of tasks in the address (BOARD-19)', () => {
  it('reads its filters, and ignores unknown statuses and priorities', () => {
    expect(readFilters(params('status=To+do&priority=High'))).toEqual({ status: 'To do', priority: 'High' });
    expect(readFilters(params('status=nope&priority=high'))).toEqual({ status: null, priority: null });
  });

  it('reads its sort; without one it is the default', () => {
    expect(readSort(params('sort=-dueDate'))).toEqual({ column: 'dueDate', direction: 'desc' });
    expect(readSort(params('sort=title'))).toEqual({ column: 'title', direction: 'asc' });
    expect(readSort(params('sort=tags'))).toBeNull();
    expect(readSort(params(''))).toBeNull();
    expect(sortParam({ column: 'title', direction: 'desc' })).toBe('-title');
  });

  it('the default sort is by order asc', () => {
    const task = (status: string, order: number) => ({ status, order, priority: 'Low' }) as Task;
    const tasks = [task('Done', 0), task('Done', 1), task('Backlog', 1), task('Backlog', 0)];
    expect(inOrder(tasks).map(({ status, order }) => `${status} ${order}`)).toEqual([
      'Backlog 0',
      'Done 0',
      'Backlog 1',
      'Done 1',
    ]);
  });
});
