import { calendarDateOf, startOfDate, TODO_GROUPS, todoGroup } from '@faena/shared/domain';
import { CompanyNoun, plainOf, type TodoTask } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { daysIn } from '../../platform/stored-day.ts';
import { statusOf } from '../board-order/index.ts';
import { CompanyModel } from '../company/index.ts';
import { ProjectModel, zoneOf } from '../project/index.ts';
import { BY_ASSIGNEE } from '../task/index.ts';
import { namedOnWire, SHOWN_BOARD, type ShownBoard, type TaskDoc, TaskModel } from '../task-store/index.ts';
import { doneSince } from './done-since.ts';

const FIELDS = { title: 1, priority: 1, dueDay: 1, dueDate: 1, projectId: 1, updatedAt: 1 } as const;
type Located = Pick<TaskDoc, '_id' | keyof typeof FIELDS>;
type Board = ShownBoard & { readonly companyId: Types.ObjectId };

/** Later than any day. */
const NEVER = 'never';

/** The caller's tasks that are open or were done today, by group, then by day, then in board order (TODO-2). */
export async function assignedTasks({ id }: Actor, now: Date): Promise<TodoTask[]> {
  const located = await TaskModel.find({ assigneeIds: id }, FIELDS).hint(BY_ASSIGNEE).lean<Located[]>();
  if (located.length === 0) return [];
  const projectIds = [...new Set(located.map(({ projectId }) => String(projectId)))];
  const boards = await ProjectModel.find({ _id: { $in: projectIds } }, { ...SHOWN_BOARD, companyId: 1 })
    .sort({ _id: 1 })
    .lean<Board[]>();
  const tasks = new Map(located.map((task) => [String(task._id), task]));
  const places = boards.flatMap((board) => placesOf(board, tasks, now));
  const [companies, doneAt] = await Promise.all([
    companiesOf(boards),
    doneSince(places.flatMap((place) => (place.isDone ? [place] : []))),
  ]);
  const shown = places.flatMap((place) => toTodoTask(place, companies, doneAt, now));
  // The sort is stable, so tasks of one day stay in board order.
  return shown.sort(
    (one, other) =>
      TODO_GROUPS.indexOf(one.group) - TODO_GROUPS.indexOf(other.group) ||
      (one.day ?? NEVER).localeCompare(other.day ?? NEVER),
  );
}

interface Place {
  readonly task: Located;
  readonly board: Board;
  readonly status: TodoTask['status'];
  readonly isDone: boolean;
  /** The beginning of today in the company. */
  readonly midnight: Date;
}

/** The places of a person's tasks on a board. Tasks that were done before today are left out. */
function placesOf(board: Board, tasks: ReadonlyMap<string, Located>, now: Date): Place[] {
  const zone = zoneOf(board);
  const midnight = startOfDate(calendarDateOf(now, zone), zone);
  return board.columns.flatMap((ids, column) => {
    const status = statusOf(column);
    const isDone = status === 'Done';
    return ids.flatMap((taskId) => {
      const task = tasks.get(String(taskId));
      return task && !(isDone && task.updatedAt < midnight)
        ? [{ task, board, status, isDone, midnight }]
        : [];
    });
  });
}

async function companiesOf(boards: readonly Board[]): Promise<Map<string, TodoTask['company']>> {
  const companies = await CompanyModel.find({
    _id: { $in: boards.map(({ companyId }) => companyId) },
  }).lean();
  return new Map(
    companies.map((company) => {
      const { name, color } = plainOf(CompanyNoun, company);
      return [String(company._id), { _id: String(company._id), name, color }];
    }),
  );
}

function toTodoTask(
  { task: { _id, title, priority, dueDay, dueDate }, board, status, isDone }: Place,
  companies: ReadonlyMap<string, TodoTask['company']>,
  doneAt: ReadonlyMap<string, Date>,
  now: Date,
): TodoTask[] {
  const id = String(_id);
  const company = companies.get(String(board.companyId));
  const done = doneAt.get(id);
  if (!company || (isDone && !done)) return [];
  const today = calendarDateOf(now, zoneOf(board));
  const day = dueDate && daysIn(zoneOf(board))(dueDay, dueDate).day;
  return [
    {
      ...{ id, title, status, priority, project: namedOnWire(board), day, company },
      group: todoGroup({ day, isDone, isUnderWay: status === 'Doing' }, today),
      isLate: !isDone && day !== null && day < today,
      doneAt: done?.toISOString() ?? null,
    },
  ];
}
