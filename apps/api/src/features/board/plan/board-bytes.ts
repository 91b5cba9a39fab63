import { MAX_BOARD_MIB } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { tooMany } from '../../../kernel/errors.ts';
import { spendMore } from '../../../platform/caller.ts';
import { driverCollection } from '../../../platform/database.ts';
import type { BoardDoc } from '../../project/index.ts';
import { isWhole } from '../../task-change/index.ts';
import { type TaskDoc, TaskModel } from '../../task-store/index.ts';
import type { Plan } from './plan.ts';

const MOST_BYTES = MAX_BOARD_MIB * 1_048_576;

/** The card of a person, which a list repeats on each of their tasks. */
const PERSON_BYTES = 250;

/** The additional cost of a request that makes the database read a full board. */
const COUNT_COST = 20;

type Weighed = Partial<Pick<TaskDoc, 'title' | 'description' | 'tags' | 'assigneeIds'>> & {
  readonly checklist?: readonly { readonly text: string }[];
};

/** The size of a board (LIMIT-26): the stored size, and the additions of the earlier plans of the group. */
export interface BoardBytes {
  /** An upper bound for the stored tasks; undefined for a board of an earlier version. */
  readonly stored: number | undefined;
  readonly added: number;
}

interface Counted {
  readonly board: Pick<BoardDoc, '_id'>;
  /** The named tasks before the plan. */
  readonly tasks: ReadonlyMap<string, TaskDoc>;
  /** The session for reads that must see the transaction. */
  readonly reading: ClientSession | undefined;
}

/**
 * Adds a plan to the size of its board, and refuses one that makes it grow beyond the limit (LIMIT-26). A task that
 * leaves without being read subtracts nothing, so a full board is counted again first.
 * @throws AppError `conflict`
 */
export async function withBytes(
  { stored, added }: BoardBytes,
  plan: Plan<unknown>,
  { board, tasks, reading }: Counted,
): Promise<BoardBytes> {
  const growth = growthBy(plan, tasks);
  if (growth <= 0) return { stored, added: added + growth };
  const after = { stored: stored ?? (await countBytes(board, reading)), added: added + growth };
  if (sumOf(after) <= MOST_BYTES) return after;
  spendMore(COUNT_COST);
  const counted = { ...after, stored: await countBytes(board, reading) };
  if (sumOf(counted) <= MOST_BYTES) return counted;
  throw tooMany('too_many_board_mebibytes', MAX_BOARD_MIB);
}

/** The size to store; undefined for a board that was never counted. */
export function storedBytes(bytes: BoardBytes): number | undefined {
  return bytes.stored === undefined ? undefined : Math.max(0, sumOf(bytes));
}

function sumOf({ stored = 0, added }: BoardBytes): number {
  return stored + added;
}

function growthBy(
  { inserted = [], deleted = [], changed = [], effects }: Plan<unknown>,
  tasks: ReadonlyMap<string, TaskDoc>,
): number {
  const gone = deleted.flatMap((id) => tasks.get(String(id)) ?? []);
  const arriving = new Set(effects.flatMap(({ kind, taskId }) => (kind === 'arrived' ? String(taskId) : [])));
  const arrived = changed.filter(({ _id }) => arriving.has(String(_id)));
  const written = effects.filter((effect) => !isWhole(effect));
  const after = [...inserted, ...arrived, ...written.map((effect) => effect.after)];
  const before = [...gone, ...written.map((effect) => effect.before)];
  return bytesOf(after) - bytesOf(before);
}

/** The bytes of tasks towards their board (LIMIT-26). */
function bytesOf(tasks: readonly Weighed[]): number {
  let sum = 0;
  for (const { title = '', description = '', tags = [], assigneeIds = [], checklist = [] } of tasks) {
    sum += assigneeIds.length * PERSON_BYTES + Buffer.byteLength(title) + Buffer.byteLength(description);
    for (const tag of tags) sum += Buffer.byteLength(tag);
    for (const { text } of checklist) sum += Buffer.byteLength(text);
  }
  return sum;
}

/** Counts the bytes of the stored tasks of a board, as `bytesOf` does. */
async function countBytes(
  { _id }: Pick<BoardDoc, '_id'>,
  session: ClientSession | undefined,
): Promise<number> {
  const bytesIn = (text: string) => ({ $strLenBytes: { $ifNull: [text, ''] } });
  const bytesInEach = (list: string, text: string) => ({
    $sum: { $map: { input: { $ifNull: [list, []] }, in: bytesIn(text) } },
  });
  const bytes = {
    $add: [
      bytesIn('$title'),
      bytesIn('$description'),
      bytesInEach('$tags', '$$this'),
      bytesInEach('$checklist', '$$this.text'),
      { $multiply: [PERSON_BYTES, { $size: { $ifNull: ['$assigneeIds', []] } }] },
    ],
  };
  const stages = [{ $match: { projectId: _id } }, { $group: { _id: null, bytes: { $sum: bytes } } }];
  const [sum] = await driverCollection(TaskModel)
    .aggregate<{ bytes: number }>(stages, { ...(session && { session }) })
    .toArray();
  return sum?.bytes ?? 0;
}
