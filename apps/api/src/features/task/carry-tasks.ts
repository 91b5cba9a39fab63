import type { TasksEvent } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type Changer,
  type Columns,
  CoverModel,
  recordChange,
  TASKS_AT_ONCE,
  type TaskDoc,
  type TaskEffect,
  TaskModel,
} from '../board/index.ts';
import type { LockedProject } from '../project/index.ts';
import { linkedWithin } from './inverse-parts.ts';
import { tasksNow } from './tasks-now.ts';
import { writeInverse } from './write-inverse.ts';

/** Two boards, the first with the change that holds the key. */
type Both<T> = readonly [T, T];

interface Moment {
  readonly at: Date;
  readonly session: ClientSession;
  /** The undone change. */
  readonly undoes?: Both<Types.ObjectId>;
}

/** A board after a move. */
interface Carried {
  readonly board: LockedProject;
  readonly columns: Columns;
  readonly event: TasksEvent;
}

/**
 * Carries tasks from one of two boards, which are locked, to the other: on one board they have left, on the other arrived
 * (MOVE-3). Each board gets its change, of which the first has the key and names the other (MOVE-4).
 * @throws AppError `conflict` when somebody on a task is no member of where it arrives, or links would be in a circle
 */
export async function carryTasks(
  boards: Both<LockedProject>,
  effects: Both<readonly TaskEffect[]>,
  by: Changer,
  { at, session, undoes }: Moment,
): Promise<Both<Carried>> {
  const arrivesAt = effects[0].some(({ kind }) => kind === 'arrived') ? 0 : 1;
  await carry(boards[arrivesAt], effects[arrivesAt], at, session);
  const moment = { at, personId: by.actor.id, session };
  const home = await writeInverse(effects[0], boards[0], moment);
  const away = await writeInverse(effects[1], boards[1], moment);
  const changeId = new Types.ObjectId();
  const other = { projectId: boards[1]._id, changeId };
  await recordChange(boards[0], by, home.effects, { at, session, undoes: undoes?.[0], other });
  const unnamed = { actor: by.actor, key: null };
  await recordChange(boards[1], unnamed, away.effects, { at, session, undoes: undoes?.[1], id: changeId });
  const shown = async (board: LockedProject, { columns, effects: tasks }: typeof home) => ({
    board,
    columns,
    event: await tasksNow({ projectId: board._id, tasks }, session),
  });
  return [await shown(boards[0], home), await shown(boards[1], away)];
}

/** Gives the tasks that arrive to their board, with what becomes another by that. */
async function carry(
  { _id: projectId, columns, memberIds }: LockedProject,
  effects: readonly TaskEffect[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const arrivals = new Map(
    effects.flatMap(({ kind, taskId, after }) =>
      kind === 'arrived' ? [[String(taskId), after] as const] : [],
    ),
  );
  const ids = [...arrivals.keys()].map((id) => new Types.ObjectId(id));
  const tasks = driverCollection(TaskModel);
  const found = await tasks.find({ _id: { $in: ids } }, { session, batchSize: TASKS_AT_ONCE }).toArray();
  if (found.length < ids.length) throw conflict('changed_since');
  const members = new Set(memberIds.map(String));
  const there = [...columns, ids];
  const writes = found.map((task) => {
    const { assigneeIds, blockedBy, parentId } = arrivals.get(String(task._id)) ?? {};
    const whole: TaskDoc = {
      ...task,
      ...(assigneeIds && { assigneeIds }),
      ...(blockedBy && { blockedBy }),
      ...(parentId !== undefined && { parentId }),
    };
    if (!whole.assigneeIds.every((id) => members.has(String(id)))) throw conflict('assignee_left');
    const linked = linkedWithin(there, whole);
    const $set = {
      projectId,
      updatedAt: at,
      assigneeIds: linked.assigneeIds,
      ...(linked.blockedBy && { blockedBy: linked.blockedBy }),
      ...(linked.parentId !== undefined && { parentId: linked.parentId }),
    };
    return { updateOne: { filter: { _id: task._id }, update: { $set } } };
  });
  await tasks.bulkWrite(writes, { session });
  const covers = found.flatMap(({ coverId }) => coverId ?? []);
  if (covers.length > 0)
    await driverCollection(CoverModel).updateMany(
      { _id: { $in: covers } },
      { $set: { projectId } },
      { session },
    );
}
