import { calendarDateOf, MAX_HOME_TASKS } from '@faena/shared/domain';
import type { Home, HomeTask } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { daysIn } from '../../platform/stored-day.ts';
import { statusOf } from '../board-order/index.ts';
import { ProjectModel, zoneOf } from '../project/index.ts';
import { namedOnWire, SHOWN_BOARD, type ShownBoard, type TaskDoc, TaskModel } from '../task-store/index.ts';
import { BY_ASSIGNEE } from './list-tasks-of-person.ts';

type Located = Pick<TaskDoc, '_id' | 'title' | 'priority' | 'dueDay' | 'dueDate' | 'projectId'>;

/** Later than any day. */
const NEVER = 'never';

/** The caller's tasks that are due by today or under way, by due day, then in board order (PHONE-13). */
export async function tasksOfToday({ id }: Actor, now: Date): Promise<Home['tasks']> {
  const fields = { title: 1, priority: 1, dueDay: 1, dueDate: 1, projectId: 1 };
  const located = await TaskModel.find({ assigneeIds: id }, fields).hint(BY_ASSIGNEE).lean<Located[]>();
  const projectIds = [...new Set(located.map(({ projectId }) => String(projectId)))];
  const boards = await ProjectModel.find({ _id: { $in: projectIds } }, SHOWN_BOARD)
    .sort({ _id: 1 })
    .lean<ShownBoard[]>();
  const tasks = new Map(located.map((task) => [String(task._id), task]));
  const dated = boards.flatMap((board) => dueOn(board, tasks, now));
  // The sort is stable, so tasks of one day stay in board order.
  dated.sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
  return { total: dated.length, first: dated.slice(0, MAX_HOME_TASKS).map(({ task }) => task) };
}

function dueOn(board: ShownBoard, tasks: ReadonlyMap<string, Located>, now: Date) {
  const answered = daysIn(zoneOf(board));
  const today = calendarDateOf(now, zoneOf(board));
  return board.columns.flatMap((ids, column) => {
    const status = statusOf(column);
    if (status === 'Done') return [];
    return ids.flatMap((taskId) => {
      const task = tasks.get(String(taskId));
      if (!task) return [];
      const due = task.dueDate && answered(task.dueDay, task.dueDate);
      const day = due?.day ?? NEVER;
      if (status !== 'Doing' && day > today) return [];
      return [{ day, task: toHomeTask(board, task, { status, due }) }];
    });
  });
}

function toHomeTask(
  board: ShownBoard,
  { _id, title, priority }: Located,
  { status, due }: { status: HomeTask['status']; due: { day: string; at: string } | null },
): HomeTask {
  return {
    id: String(_id),
    title,
    status,
    priority,
    dueDate: due?.at ?? null,
    ...(due && { dueDay: due.day }),
    project: namedOnWire(board),
  };
}
