import type { Task } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { type BoardDoc, hasRight } from '../../project/index.ts';
import { answeredOnBoard, type Cards, type TaskDoc, toTask } from '../../task-store/index.ts';
import { type BoardBytes, withBytes } from './board-bytes.ts';
import type { Plan } from './plan.ts';
import type { Outcome, Waiting } from './queued-change.ts';
import { refuseFull } from './refuse-full.ts';

/** A planned change of a group. */
export interface Planned {
  readonly waiting: Waiting;
  readonly plan: Plan<unknown>;
  /** The size of the board after it (LIMIT-26). */
  readonly bytes: BoardBytes;
}

export type Outcomes = Map<Waiting, Outcome>;

interface Planning {
  /** The named tasks; each plan writes its changes into them. */
  readonly tasks: Map<string, TaskDoc>;
  readonly at: Date;
  /** For reads that must see the transaction. */
  readonly reading: ClientSession | undefined;
  /** For the plan of a change that is alone. */
  readonly session: ClientSession | undefined;
  readonly outcomes: Outcomes;
}

/** Plans each change on the result of the ones before, and notes the outcome of those it cannot plan. */
export async function planAll(
  board: BoardDoc,
  waiting: readonly Waiting[],
  { tasks, at, reading, session, outcomes }: Planning,
): Promise<Planned[]> {
  const planned: Planned[] = [];
  const keys = new Set<string>();
  let { columns } = board;
  let bytes: BoardBytes = { stored: board.boardBytes, added: 0 };
  for (const one of waiting) {
    const { by, right, plan: planBy } = one.change;
    const key = by.key && `${by.actor.id} ${by.key}`;
    if ((key && keys.has(key)) || !hasRight(by.actor, board, right)) {
      outcomes.set(one, { kind: 'again' });
      continue;
    }
    try {
      const plan = await planBy({ board: { ...board, columns }, tasks, at, session });
      if (!plan) {
        if (session) throw new RangeError('A change that is alone has no plan');
        outcomes.set(one, { kind: 'alone' });
        continue;
      }
      refuseFull(columns, plan.columns);
      bytes = await withBytes(bytes, plan, { board, tasks, reading });
      ({ columns } = plan);
      writeInto(tasks, plan);
      for (const task of plan.inserted ?? []) tasks.set(String(task._id), task);
      if (key) keys.add(key);
      planned.push({ waiting: one, plan, bytes });
    } catch (error) {
      outcomes.set(one, { kind: 'failed', error });
    }
  }
  return planned;
}

/** The shown tasks whose content no plan needed. */
export function unreadIn(planned: readonly Planned[]): string[] {
  return planned.flatMap(({ plan: { shown } }) => (shown && !shown.doc ? String(shown._id) : []));
}

/** The inserted and changed tasks of a plan but the one that it shows. */
function othersIn({ shown, inserted = [], changed = [] }: Plan<unknown>): TaskDoc[] {
  return [...inserted, ...changed].filter(({ _id }) => !shown || !_id.equals(shown._id));
}

/** The people on the tasks that some plans show. */
export function peopleShown(planned: readonly Planned[]): TaskDoc['assigneeIds'] {
  return planned.flatMap(({ plan }) =>
    [plan.shown?.doc ?? [], othersIn(plan)].flat().flatMap(({ assigneeIds }) => assigneeIds),
  );
}

/** The tasks that a plan shows, after it. */
interface ShownTasks {
  readonly doc: TaskDoc | undefined;
  readonly task: Task | undefined;
  readonly others: Task[];
}

/** Answers the shown tasks of each plan; an `unread` task gets the writes of the plans before. */
export function shownBy(
  planned: readonly Planned[],
  unread: Map<string, TaskDoc>,
  { board, cards }: { readonly board: BoardDoc; readonly cards: Cards },
): (plan: Plan<unknown>) => Promise<ShownTasks> {
  const docs = new Map<Plan<unknown>, TaskDoc>();
  for (const { plan } of planned) {
    writeInto(unread, plan);
    const doc = plan.shown && (plan.shown.doc ?? unread.get(String(plan.shown._id)));
    if (doc) docs.set(plan, doc);
  }
  return async (plan) => {
    const { columns, shown } = plan;
    const doc = docs.get(plan);
    const others = othersIn(plan);
    return {
      doc,
      task: shown && doc && toTask(doc, board, shown.place, cards),
      others: others.length > 0 ? await answeredOnBoard({ ...board, columns }, others, cards) : [],
    };
  };
}

/** Applies the writes of a plan to known tasks. */
function writeInto(tasks: Map<string, TaskDoc>, { written = [] }: Plan<unknown>): void {
  for (const { ids, set } of written) {
    for (const id of ids) {
      const task = tasks.get(String(id));
      if (task) tasks.set(String(id), { ...task, ...set });
    }
  }
}
