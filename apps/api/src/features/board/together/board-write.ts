import type { mongo } from 'mongoose';
import type { LockedProject } from '../../project/index.ts';
import { changeOf } from '../changes/record-change.ts';
import { columnPath } from '../order/column-path.ts';
import { differenceOf } from '../order/columns.ts';
import type { Planned } from './plan-all.ts';
import { writerOf } from './writer.ts';

/** The changes as they are stored, one after the other (CHANGE-1). */
export function changesOf(locked: LockedProject, planned: readonly Planned[], at: Date) {
  let { changeNumber } = locked;
  return planned.flatMap(({ waiting, plan }) => {
    const change = changeOf({ ...locked, changeNumber }, waiting.change.by, plan.effects, { at });
    if (!change) return [];
    changeNumber += 1;
    return { waiting, doc: change };
  });
}

/** What is written to the project. */
export function writeOf(
  locked: LockedProject,
  planned: readonly Planned[],
  changes: number,
): mongo.BSON.Document {
  const { columns } = planned.at(-1) ?? locked;
  const made = planned.map(({ waiting, plan }) => ({
    personId: waiting.change.by.actor.id,
    taskIds: [...(plan.written ?? []), ...(plan.inserted ? [plan.inserted] : [])].map(({ _id }) => _id),
  }));
  const $set: mongo.BSON.Document = {
    boardVersion: locked.nextVersion,
    boardWriter: writerOf(made, locked.nextVersion),
    changes: (locked.changes ?? 0) + changes,
  };
  const $push: mongo.BSON.Document = {};
  const $pullAll: mongo.BSON.Document = {};
  for (const [column, ids] of columns.entries()) {
    const before = locked.columns[column] ?? [];
    if (ids === before) continue;
    const { from, gone, come } = differenceOf(before, ids);
    if (gone.length + come.length === 0) continue;
    const path = columnPath(column);
    // What only came or went is said alone: the column may be long.
    if (gone.length === 0) $push[path] = { $each: come, ...(from < before.length && { $position: from }) };
    else if (come.length === 0) $pullAll[path] = gone;
    else $set[path] = ids;
  }
  const isAny = (update: mongo.BSON.Document) => Object.keys(update).length > 0;
  return { $set, ...(isAny($push) && { $push }), ...(isAny($pullAll) && { $pullAll }) };
}
