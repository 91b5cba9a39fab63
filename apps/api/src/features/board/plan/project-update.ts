import type { mongo } from 'mongoose';
import { columnPath, differenceOf } from '../../board-order/index.ts';
import type { LockedProject } from '../../project/index.ts';
import { changeOf } from '../../task-change/index.ts';
import { storedBytes } from './board-bytes.ts';
import type { Planned } from './plan-all.ts';
import { writerOf } from './writer.ts';

/** The entries of the history for some plans, with consecutive numbers (CHANGE-1). */
export function historyOf(locked: LockedProject, planned: readonly Planned[], at: Date) {
  let { changeNumber } = locked;
  return planned.flatMap(({ waiting, plan }) => {
    const { by } = waiting.change;
    const change = changeOf({ ...locked, changeNumber }, by, plan.effects, { at, ...plan.links });
    if (!change) return [];
    changeNumber += 1;
    return { waiting, doc: change };
  });
}

/** The update of the project for some plans: version, writer, number of changes and the columns that differ. */
export function projectUpdate(
  locked: LockedProject,
  planned: readonly Planned[],
  changes: number,
): mongo.BSON.Document {
  const last = planned.at(-1);
  const { columns } = last?.plan ?? locked;
  const boardBytes = last && storedBytes(last.bytes);
  const made = planned.map(({ waiting, plan }) => ({
    personId: waiting.change.by.actor.id,
    taskIds: [
      ...(plan.written ?? []).flatMap(({ ids }) => ids),
      ...(plan.inserted ?? []).map(({ _id }) => _id),
    ],
  }));
  const $set: mongo.BSON.Document = {
    boardVersion: locked.nextVersion,
    boardWriter: writerOf(made, locked.nextVersion),
    changes: (locked.changes ?? 0) + changes,
    ...(boardBytes !== undefined && { boardBytes }),
  };
  const $push: mongo.BSON.Document = {};
  const $pullAll: mongo.BSON.Document = {};
  for (const [column, ids] of columns.entries()) {
    const before = locked.columns[column] ?? [];
    if (ids === before) continue;
    const { from, gone, come } = differenceOf(before, ids);
    if (gone.length + come.length === 0) continue;
    const path = columnPath(column);
    // A column may be long, so a mere addition or removal does not rewrite it.
    if (gone.length === 0) $push[path] = { $each: come, ...(from < before.length && { $position: from }) };
    else if (come.length === 0) $pullAll[path] = gone;
    else $set[path] = ids;
  }
  const isAny = (update: mongo.BSON.Document) => Object.keys(update).length > 0;
  return { $set, ...(isAny($push) && { $push }), ...(isAny($pullAll) && { $pullAll }) };
}
