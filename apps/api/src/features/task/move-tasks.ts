import { TASK_STATUSES, TASKS_PER_REQUEST } from '@faena/shared/domain';
import { MovedTasks, type PersonCard, type Task, type TaskMove } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { spendMore } from '../../platform/caller.ts';
import { driverCollection } from '../../platform/database.ts';
import { type BoardServices, changeBoards, sayingTask, type TwoBoardsChange } from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import { type BoardDoc, type LockedProject, ProjectModel, requireRight } from '../project/index.ts';
import { type Changer, type StoredState, TaskChangeModel, type TaskEffect } from '../task-change/index.ts';
import { type Cards, TASKS_AT_ONCE, type TaskDoc, TaskModel } from '../task-store/index.ts';
import { planCarry } from './plan-carry.ts';
import { strangerAmong } from './stranger-among.ts';
import { eventNow } from './tasks-event.ts';

/** The effect of a move on the tasks, on the board they left and on the other. */
type Effects = readonly [readonly TaskEffect[], readonly TaskEffect[]];

/**
 * Moves tasks of one project to another of the same company, all or nothing (MOVE-1).
 * @throws AppError `not_found` when a task or the project is missing or out of reach; `validation_failed` for tasks
 * of several projects, or a project of another company; `forbidden` when the caller may not change the tasks of both
 */
export function moveTasks(
  { ids, project }: TaskMove,
  by: Changer,
  services: BoardServices,
): Promise<MovedTasks> {
  spendMore(Math.floor(ids.length / TASKS_PER_REQUEST));
  const locate = async () => {
    const located = await TaskModel.findById(ids[0], { projectId: 1 }).lean();
    if (!located) throw notFound('task');
    const from = String(located.projectId);
    await sayingTask(requireRight(by.actor, from, 'change'));
    const to = String(new Types.ObjectId(project));
    if (from === to) throw invalid('body.project', 'not_another_project');
    return [from, to] as const;
  };
  const move: TwoBoardsChange<MovedTasks> = {
    by,
    right: 'change',
    answers: 1,
    plan: async ({ boards: [from, to], at, session }) => {
      if (!from.companyId.equals(to.companyId)) throw invalid('body.project', 'not_another_project');
      const known = new Set(from.columns.flat().map(String));
      if (!ids.every((id) => known.has(id))) throw await strangerAmong(ids, 'ids', by.actor);
      const effects = await effectsOf(ids, from, to, session);
      const [left, arrived] = await planCarry([from, to], effects, by, { at, session });
      const cards = await cardsOf(peopleLost(effects));
      const answer = (tasks: Task[]) => shownMove(effects, { ...to, columns: arrived.columns }, tasks, cards);
      return [
        { ...left, answer: () => answer([]) },
        { ...arrived, answer: (shown) => answer(shown.others()) },
      ];
    },
    again: () => movedBefore(by),
  };
  return changeBoards(locate, move, services);
}

/** The answer to a move with this key, with the present state of the tasks (CHANGE-3). */
async function movedBefore({ actor, key }: Changer): Promise<MovedTasks> {
  const changes = driverCollection(TaskChangeModel);
  const left = await changes.findOne({ personId: actor.id, ...(key !== null && { key }) });
  const arrived = left?.other && (await changes.findOne({ _id: left.other.changeId }));
  if (!arrived) throw notFound('project');
  await requireRight(actor, String(arrived.projectId), 'change');
  const board = await ProjectModel.findById(arrived.projectId, { columns: 1, wipLimits: 1 }).lean();
  if (!board) throw notFound('project');
  const effects = [left.tasks, arrived.tasks] as const;
  const { changed } = await eventNow(arrived);
  return shownMove(effects, board, changed, await cardsOf(peopleLost(effects)));
}

/** The people whom a move took off tasks. */
function peopleLost([left, arrived]: Effects): Types.ObjectId[] {
  const stay = new Map(arrived.map(({ taskId, after }) => [String(taskId), after.assigneeIds]));
  return left.flatMap(({ taskId, before: { assigneeIds = [] } }) => {
    const kept = new Set(stay.get(String(taskId))?.map(String));
    return assigneeIds.filter((id) => !kept.has(String(id)));
  });
}

/** The answer to a move; `cards` are those of the people it unassigned. */
function shownMove(
  effects: Effects,
  { columns, wipLimits = {} }: Pick<BoardDoc, 'columns' | 'wipLimits'>,
  tasks: MovedTasks['tasks'],
  cards: Cards,
): MovedTasks {
  const [, arrived] = effects;
  const gone = new Set(peopleLost(effects).map(String));
  const unassigned: PersonCard[] = [...gone].flatMap((id) => cards.get(id) ?? []);
  const touched = new Set(arrived.flatMap(({ after }) => after.place?.column ?? []));
  const overLimits = TASK_STATUSES.flatMap((status, column) => {
    const [limit, count] = [wipLimits[status], columns[column]?.length ?? 0];
    return limit !== undefined && touched.has(column) && count > limit ? { status, count, limit } : [];
  });
  return answer(MovedTasks, { tasks, unassigned, overLimits });
}

/** The move's effect on each task, in the order of the board they leave (MOVE-1). */
async function effectsOf(
  ids: readonly string[],
  from: LockedProject,
  to: LockedProject,
  session: ClientSession,
): Promise<Effects> {
  const moving = new Set(ids);
  const found = await driverCollection(TaskModel)
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { session, batchSize: TASKS_AT_ONCE })
    .toArray();
  const byId = new Map(found.map((task) => [String(task._id), task]));
  const members = new Set(to.memberIds.map(String));
  const left: TaskEffect[] = [];
  const arrived: TaskEffect[] = [];
  for (const [column, there] of from.columns.entries()) {
    let end = to.columns[column]?.length ?? 0;
    for (const [order, taskId] of there.entries()) {
      const task = moving.has(String(taskId)) && byId.get(String(taskId));
      if (!task) continue;
      const { before, after } = partsLost(task, members, moving);
      const { title } = task;
      left.push({ taskId, kind: 'left', before: { title, ...before, place: { column, order } }, after: {} });
      const place = { column, order: end++ };
      arrived.push({ taskId, kind: 'arrived', before: {}, after: { title, ...after, place } });
    }
  }
  return [left, arrived];
}

/**
 * The parts that a move removes from a task: people who are no members there, and links to tasks that stay (MOVE-2).
 */
function partsLost(
  { assigneeIds, blockedBy = [], parentId }: TaskDoc,
  members: ReadonlySet<string>,
  moving: ReadonlySet<string>,
): { before: StoredState; after: StoredState } {
  const people = assigneeIds.filter((id) => members.has(String(id)));
  const blockers = blockedBy.filter((id) => moving.has(String(id)));
  const isParted = parentId && !moving.has(String(parentId));
  const [peopleLost, blockersLost] = [people.length < assigneeIds.length, blockers.length < blockedBy.length];
  return {
    before: {
      ...(peopleLost && { assigneeIds }),
      ...(blockersLost && { blockedBy }),
      ...(isParted && { parentId }),
    },
    after: {
      ...(peopleLost && { assigneeIds: people }),
      ...(blockersLost && { blockedBy: blockers }),
      ...(isParted && { parentId: null }),
    },
  };
}
