import type { Difference, SetFields, Values } from '@faena/shared/commands';
import type { PersonCard } from '@faena/shared/schemas';
import type { NewChange, Stopped } from '@/sync/queue.ts';
import * as make from '../entities.ts';
import { anotherTabQueues } from '../queue.ts';
import { worker } from './world-people.ts';

const somebody: PersonCard = make.card(worker);

interface Unsent {
  readonly kind: string;
  /** The fields it sets, with values; together with the task they are the stored form of its kind. */
  readonly variables: object;
  /** Null for a new task, which did not exist. */
  readonly before: SetFields | null;
  readonly after: SetFields;
  /** The items or comments that it changes. */
  readonly items?: Difference;
  readonly stopped?: Stopped;
}

/** Each reason for which a board's change is not sent by itself, for each kind of value. */
export const UNSENT: readonly Unsent[] = [
  {
    kind: 'update',
    variables: { changes: { priority: 'High', title: 'Joqx', estimatedHours: 3 } },
    before: { priority: 'Low', title: 'Jeqx', estimatedHours: 2 },
    after: { priority: 'High', title: 'Joqx', estimatedHours: 3 },
    stopped: { why: 'changed' },
  },
  {
    kind: 'assign',
    variables: { people: [somebody] },
    before: { assignedTo: [] },
    after: { assignedTo: [somebody] },
    stopped: { why: 'refused', said: 'Noqx.' },
  },
  {
    kind: 'status',
    variables: { status: 'Done' },
    before: { status: 'To do' },
    after: { status: 'Done' },
    stopped: { why: 'old' },
  },
  {
    kind: 'update',
    variables: { changes: { recurrence: { every: 2, unit: 'week' }, tags: ['tuqx'] } },
    before: { dueDate: null, tags: [] },
    after: { recurrence: { every: 2, unit: 'week' }, dueDate: '2026-12-01T06:00:00.000Z', tags: ['tuqx'] },
    stopped: { why: 'old' },
  },
  {
    kind: 'create',
    variables: { body: { title: 'Jaqx', status: 'Backlog', description: 'Juqx', tags: ['taqx'] } },
    before: null,
    after: { description: 'Juqx', dueDate: '2026-12-01T06:00:00.000Z', tags: ['taqx'] },
    stopped: { why: 'refused', said: 'Noqx.' },
  },
  {
    kind: 'addItems',
    variables: { ids: ['one', 'two'], texts: ['Jiqx', 'Jyqx'] },
    before: {},
    after: {},
    items: { before: {}, after: { one: { title: 'Jiqx' }, two: { title: 'Jyqx' } } },
    stopped: { why: 'refused', said: 'Noqx.' },
  },
  {
    kind: 'setItemText',
    variables: { itemId: 'one', was: 'Jiqx', text: 'Jyqx' },
    before: {},
    after: {},
    items: { before: { one: { title: 'Jiqx' } }, after: { one: { title: 'Jyqx' } } },
    stopped: { why: 'changed', now: { one: { title: 'Jezqx' } } },
  },
  {
    kind: 'addComment',
    variables: { comment: { _id: 'one', text: 'Jiqx', mentions: [] } },
    before: {},
    after: {},
    items: { before: {}, after: { one: { title: 'Jiqx' } } },
    stopped: { why: 'refused', said: 'Noqx.' },
  },
  // A change from a version of the page unknown to this one.
  { kind: 'of another version', variables: {}, before: {}, after: {} },
];

/** Queues them as changes of a person to a board that were made in another tab (NET-12). */
export function storeUnsent(personId: string, projectId: string): Promise<void> {
  const changes = UNSENT.map(({ variables, before, after, ...said }, index): NewChange => {
    const taskId = make.newId();
    const of = (fields: SetFields): Values => ({ [taskId]: fields });
    return {
      ...said,
      personId,
      projectId,
      variables: { id: taskId, ...variables },
      key: `key-${index}`,
      at: Date.now(),
      before: before ? of(before) : {},
      after: of(after),
      told: 'Toqxa.',
      about: 'Jeqx',
      maybeMade: index === 0,
    };
  });
  return anotherTabQueues(...changes);
}
