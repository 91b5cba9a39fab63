import type { Task } from '@faena/shared/schemas';
import { type BoardDoc, hasRight } from '../../project/index.ts';
import type { TaskDoc } from '../model/task-model.ts';
import { type Cards, toTask } from '../model/task-wire.ts';
import type { Columns } from '../order/columns.ts';
import type { Outcome, Waiting } from './joined-change.ts';
import type { Plan } from './plan.ts';

/** What is planned of one of the changes, with all before it. */
export interface Planned {
  readonly waiting: Waiting;
  readonly plan: Plan<unknown>;
  /** The columns with it. */
  readonly columns: Columns;
}

/** What becomes of each change. */
export type Outcomes = Map<Waiting, Outcome>;

/** Plans each change on what those before it leave; says of those that cannot be made what becomes of them. */
export function planAll(
  board: BoardDoc,
  waiting: readonly Waiting[],
  on: { tasks: Map<string, TaskDoc>; at: Date; outcomes: Outcomes },
): Planned[] {
  const { tasks, at, outcomes } = on;
  const planned: Planned[] = [];
  const keys = new Set<string>();
  let { columns } = board;
  for (const one of waiting) {
    const { by, right, plan: planBy } = one.change;
    const key = by.key && `${by.actor.id} ${by.key}`;
    if ((key && keys.has(key)) || !hasRight(by.actor, board, right)) {
      outcomes.set(one, { kind: 'again' });
      continue;
    }
    try {
      const plan = planBy({ board: { ...board, columns }, tasks, at });
      if (!plan) {
        outcomes.set(one, { kind: 'alone' });
        continue;
      }
      ({ columns } = plan);
      writeInto(tasks, plan);
      if (key) keys.add(key);
      planned.push({ waiting: one, plan, columns });
    } catch (error) {
      outcomes.set(one, { kind: 'failed', error });
    }
  }
  return planned;
}

/** The tasks that are shown although nothing was planned by their content. */
export function unreadIn(planned: readonly Planned[]): string[] {
  return planned.flatMap(({ plan: { shown } }) => (shown && !shown.doc ? String(shown._id) : []));
}

/** Says of each plan, in their order, what the task is that it shows: of one that is `unread`, with all that is written to it. */
export function shownAs(
  planned: readonly Planned[],
  unread: Map<string, TaskDoc>,
  { board, cards }: { readonly board: BoardDoc; readonly cards: Cards },
): (plan: Plan<unknown>) => Task | undefined {
  const docs = new Map<Plan<unknown>, TaskDoc>();
  for (const { plan } of planned) {
    writeInto(unread, plan);
    const doc = plan.shown && (plan.shown.doc ?? unread.get(String(plan.shown._id)));
    if (doc) docs.set(plan, doc);
  }
  return (plan) => {
    const doc = docs.get(plan);
    return plan.shown && doc && toTask(doc, board, plan.shown.place, cards);
  };
}

/** Writes into tasks that are known what a plan writes to them. */
function writeInto(tasks: Map<string, TaskDoc>, { written = [] }: Plan<unknown>): void {
  for (const { _id, set } of written) {
    const task = tasks.get(String(_id));
    if (task) tasks.set(String(_id), { ...task, ...set });
  }
}
