import { type ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { Plan } from '../board/index.ts';
import type { BoardDoc } from '../project/index.ts';
import type { Changer, TaskEffect } from '../task-change/index.ts';
import { CoverModel, carryParts, TASKS_AT_ONCE, type TaskDoc, TaskModel } from '../task-store/index.ts';
import { linkedWithin } from './inverse-parts.ts';
import { planInverse } from './plan-inverse.ts';

/** Two boards, the first with the change that holds the key. */
type Both<T> = readonly [T, T];

interface Moment {
  readonly at: Date;
  readonly session: ClientSession;
}

/**
 * Plans the move of tasks between two boards: they leave the one and arrive on the other (MOVE-3). Each board gets a
 * change, and the first names the other (MOVE-4).
 * @throws AppError `conflict` for an assignee who is no member of the other board, or links in a circle
 */
export async function planCarry(
  boards: Both<BoardDoc>,
  effects: Both<readonly TaskEffect[]>,
  by: Changer,
  { at, session }: Moment,
): Promise<Both<Omit<Plan<unknown>, 'answer'>>> {
  const arrivesAt = effects[0].some(({ kind }) => kind === 'arrived') ? 0 : 1;
  const arrivals = await arrivalsAt(boards[arrivesAt], effects[arrivesAt], at, session);
  const moment = { at, personId: by.actor.id, session };
  const plan = async (index: 0 | 1): Promise<Omit<Plan<unknown>, 'answer'>> => {
    const board = boards[index];
    if (index !== arrivesAt) return planInverse(effects[index], board, moment);
    const inverse = await planInverse(effects[index], board, moment, arrivals);
    return {
      ...inverse,
      written: [...(inverse.written ?? []), ...arrivals.map((task) => arrivalWrite(task))],
      alsoWrite: async (session) => {
        await inverse.alsoWrite?.(session);
        await carryCovers(arrivals, session);
        await carryParts(arrivals, board._id, session);
      },
    };
  };
  const [home, away] = [await plan(0), await plan(1)];
  const changeId = new Types.ObjectId();
  const other = { projectId: boards[1]._id, changeId };
  return [
    { ...home, links: { other } },
    { ...away, links: { id: changeId } },
  ];
}

/** The tasks in the state that they have on the target board. */
async function arrivalsAt(
  { _id: projectId, columns, memberIds }: BoardDoc,
  effects: readonly TaskEffect[],
  at: Date,
  session: ClientSession,
): Promise<TaskDoc[]> {
  const states = new Map(
    effects.flatMap(({ kind, taskId, after }) =>
      kind === 'arrived' ? [[String(taskId), after] as const] : [],
    ),
  );
  const ids = [...states.keys()].map((id) => new Types.ObjectId(id));
  const found = await driverCollection(TaskModel)
    .find({ _id: { $in: ids } }, { session, batchSize: TASKS_AT_ONCE })
    .toArray();
  if (found.length < ids.length) throw conflict('changed_since');
  const members = new Set(memberIds.map(String));
  const there = [...columns, ids];
  return found.map((task) => {
    const { assigneeIds, blockedBy, parentId } = states.get(String(task._id)) ?? {};
    const whole: TaskDoc = {
      ...task,
      ...(assigneeIds && { assigneeIds }),
      ...(blockedBy && { blockedBy }),
      ...(parentId !== undefined && { parentId }),
    };
    if (!whole.assigneeIds.every((id) => members.has(String(id)))) throw conflict('assignee_left');
    return { ...linkedWithin(there, whole), projectId, updatedAt: at };
  });
}

/** The write of an arrival to its task. */
function arrivalWrite({ _id, projectId, updatedAt, assigneeIds, blockedBy, parentId }: TaskDoc) {
  const set = {
    projectId,
    updatedAt,
    assigneeIds,
    ...(blockedBy && { blockedBy }),
    ...(parentId !== undefined && { parentId }),
  };
  return { ids: [_id], set };
}

/** Moves the covers of arriving tasks to their new board. */
async function carryCovers(tasks: readonly TaskDoc[], session: ClientSession): Promise<void> {
  const covers = tasks.flatMap(({ coverId }) => coverId ?? []);
  const [projectId] = tasks.map((task) => task.projectId);
  if (!projectId || covers.length === 0) return;
  await driverCollection(CoverModel).updateMany(
    { _id: { $in: covers } },
    { $set: { projectId } },
    { session },
  );
}
