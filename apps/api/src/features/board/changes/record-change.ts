import { isDeepStrictEqual } from 'node:util';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { noteBoardVersion, wantsMinimal } from '../../../platform/caller.ts';
import { driverCollection } from '../../../platform/database.ts';
import { type LockedProject, ProjectModel } from '../../project/index.ts';
import {
  type OtherChange,
  type StoredState,
  type TaskChangeDoc,
  TaskChangeModel,
  type TaskEffect,
  type WholeState,
} from './change-model.ts';
import { idDelta, itemDelta } from './deltas.ts';

interface Moment extends Occasion {
  readonly session: ClientSession;
}

/** When a change is made, and what it belongs to. */
interface Occasion {
  readonly at: Date;
  /** The change that it takes back. */
  readonly undoes?: Types.ObjectId | undefined;
  /** Its id, where another change names it; and the one on another board that it names. */
  readonly id?: Types.ObjectId;
  readonly other?: OtherChange;
}

/** Who changes tasks, and the key that the change can be told again and taken back by (CHANGE-3). */
export interface Changer {
  readonly actor: Actor;
  readonly key: string | null;
}

/**
 * Stores what a transaction does to the tasks of a board that it has locked, where that is anything (CHANGE-1). Once for
 * each locking.
 */
export async function recordChange(
  board: LockedProject,
  by: Changer,
  effects: readonly TaskEffect[],
  { session, ...occasion }: Moment,
): Promise<void> {
  const change = changeOf(board, by, effects, occasion);
  if (change) await driverCollection(TaskChangeModel).insertOne(change, { session });
}

/** What is stored of a change; null where it is none. */
export function changeOf(
  board: Pick<LockedProject, '_id' | 'companyId' | 'changeNumber'>,
  { actor, key }: Changer,
  effects: readonly TaskEffect[],
  { at, undoes, id = new Types.ObjectId(), other }: Occasion,
): TaskChangeDoc | null {
  const tasks = effects.filter(isAny);
  if (tasks.length === 0) return null;
  return {
    _id: id,
    projectId: board._id,
    companyId: board.companyId,
    number: board.changeNumber,
    personId: actor.id,
    at,
    tasks,
    ...(key !== null && { key }),
    ...(undoes && { undoes }),
    ...(other && { other }),
  };
}

function isAny({ kind, after }: TaskEffect): boolean {
  return isWhole({ kind }) || Object.keys(after).length > 0;
}

/** Whether the task itself came or went with a change. */
export function isWhole({ kind }: Pick<TaskEffect, 'kind'>): boolean {
  return kind !== 'changed' && kind !== 'moved';
}

/** What a change of a task did to it: `after` names what was written, of which only that counts which differs. */
export function effectOf(taskId: string, before: WholeState, after: WholeState): TaskEffect {
  const names = (Object.keys(after) as (keyof WholeState)[]).filter(
    (name) => !isDeepStrictEqual(plain(before[name]), plain(after[name])),
  );
  const items = names.includes('checklist') && itemDelta(before.checklist ?? [], after.checklist ?? []);
  const ids = names.includes('blockedBy') && idDelta(before.blockedBy ?? [], after.blockedBy ?? []);
  const only = (state: WholeState, side: 'before' | 'after'): StoredState => ({
    ...Object.fromEntries(names.map((name) => [name, state[name]])),
    ...(items && { checklist: items[side] }),
    ...(ids && { blockedBy: ids[side] }),
  });
  return {
    taskId: new Types.ObjectId(taskId),
    kind: names.length === 1 && names[0] === 'place' ? 'moved' : 'changed',
    before: only(before, 'before'),
    after: only(after, 'after'),
  };
}

/** Ids as text: two objects of the same id are the same. What a task lacks is as what is taken off it. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/**
 * Runs a change that has a key, unless that was made already: then answers what `answerNow` finds (CHANGE-3). That it
 * was made shows in the conflict of the two keys, or in whatever else the change has left no way for.
 */
export async function onceByKey<T>(
  { actor, key }: Changer,
  run: () => Promise<T>,
  answerNow: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const made =
      key !== null && (await TaskChangeModel.findOne({ personId: actor.id, key }, { projectId: 1 }));
    if (!made) throw error;
    const answer = await answerNow();
    if (wantsMinimal()) {
      const board = await ProjectModel.findById(made.projectId, { boardVersion: 1 }).lean();
      if (board) noteBoardVersion(board.boardVersion);
    }
    return answer;
  }
}
