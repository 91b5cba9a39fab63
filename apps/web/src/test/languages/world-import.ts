import { UNREAD_PARTS } from '@faena/shared/domain';
import type { Person, TaskImport } from '@faena/shared/schemas';

/** The expected outcome of a valid file with all fields; `qx` as in the world. */
export function importOf({ username }: Pick<Person, 'username'>): TaskImport {
  return {
    source: 'trello',
    lists: [
      { name: 'Liqxa', status: 'To do', tasks: 9 },
      { name: '', status: null, tasks: 1 },
    ],
    people: [
      { name: 'Anqxa', username, tasks: 2 },
      { name: 'Beqxo', username: null, tasks: 1 },
    ],
    created: 7,
    comments: 12,
    first: [
      {
        title: 'Jeqx',
        status: 'To do',
        priority: 'Critical',
        dueDate: '2026-12-01',
        people: [username],
        tags: ['tuqx'],
      },
    ],
    present: 1,
    different: 1,
    dayOrder: { sample: '05/11/2026', order: 'day-first' },
    leftOut: UNREAD_PARTS.map((part) => ({ part, count: 2 })),
    unreadColumns: [
      { head: 'Coqxl', values: 3 },
      { head: '', values: 1 },
    ],
    faults: [],
    faultCount: 0,
    settled: { linesLeftOut: 0, cellsLeftEmpty: 0, rounded: 0 },
  };
}
