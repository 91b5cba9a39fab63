import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { LockedProject } from '../project/index.ts';
import type { OtherChange, StoredState, TaskChangeDoc, TaskEffect, WholeState } from './change-model.ts';
import { idDelta, itemDelta } from './deltas.ts';

/** The relations of a change to other changes. */
export interface ChangeLinks {
  /** The undone change. */
  readonly undoes?: Types.ObjectId | undefined;
  /** The id of the change, if another one refers to it. */
  readonly id?: Types.ObjectId;
  /** The entry of the same move on the other board. */
  readonly other?: OtherChange;
}

/** The author of a change of tasks, and the key for its repetition and its undo (CHANGE-3). */
export interface Changer {
  readonly actor: Actor;
  readonly key: string | null;
}

/** The history entry of a change (CHANGE-1); null if nothing changed. */
export function changeOf(
  board: Pick<LockedProject, '_id' | 'companyId' | 'changeNumber'>,
  { actor, key }: Changer,
  effects: readonly TaskEffect[],
  { at, undoes, id = new Types.ObjectId(), other }: ChangeLinks & { readonly at: Date },
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
    ...(!undoes && tasks.some(isNewStatus) && { isUntold: true }),
  };
}

function isAny({ kind, after }: TaskEffect): boolean {
  return isWhole({ kind }) || Object.keys(after).length > 0;
}

/** Tests whether a change gave a task on its board another status. */
export function isNewStatus({ kind, before, after }: TaskEffect): boolean {
  if (isWhole({ kind }) || !before.place || !after.place) return false;
  return before.place.column !== after.place.column;
}

/** Tests whether a change created or removed the task itself. */
export function isWhole({ kind }: Pick<TaskEffect, 'kind'>): boolean {
  return kind !== 'changed' && kind !== 'moved';
}

/** The effect of a write on a task: the fields of `after` that differ from `before`. */
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

/** A value in comparable form: ids as text, and null for an absent field. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
