import { calendarDateOf, DONE_STATUS, MAX_CALENDAR_TASKS } from '@faena/shared/domain';
import type { CalendarQuery, CalendarTask } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { statusOf } from '../board-order/index.ts';
import { type BoardDoc, ProjectModel } from '../project/index.ts';
import { BY_DUE_DAY, type TaskDoc, TaskModel } from '../task-store/index.ts';
import type { SeenProject } from './seen-projects.ts';

type Due = Pick<TaskDoc, '_id' | 'title' | 'projectId' | 'assigneeIds'> & { readonly dueDay: string };

/** The tasks that are due in a range, by day; `isCut` if there are more than one answer has (CAL-21). */
export async function tasksByDay(
  { startDate, endDate, personId }: CalendarQuery,
  projects: readonly SeenProject[],
  now: Date,
): Promise<{ readonly tasks: CalendarTask[]; readonly isCut: boolean }> {
  const due = await driverCollection(TaskModel)
    .find(
      {
        projectId: { $in: projects.map(({ _id }) => _id) },
        dueDay: { $gte: startDate, $lte: endDate },
        ...(personId && { assigneeIds: new Types.ObjectId(personId) }),
      },
      { hint: BY_DUE_DAY },
    )
    .project<Due>({ title: 1, projectId: 1, assigneeIds: 1, dueDay: 1 })
    .limit(MAX_CALENDAR_TASKS + 1)
    .batchSize(MAX_CALENDAR_TASKS + 1)
    .toArray();
  const shown = due.slice(0, MAX_CALENDAR_TASKS);
  const statuses = await statusesOf(shown);
  const todays = new Map(projects.map(({ _id, timeZone }) => [String(_id), calendarDateOf(now, timeZone)]));
  const tasks = shown
    .flatMap((task) => toCalendarTask(task, statuses, todays) ?? [])
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return { tasks, isCut: due.length > shown.length };
}

function toCalendarTask(
  { _id, title, projectId, assigneeIds, dueDay }: Due,
  statuses: ReadonlyMap<string, CalendarTask['status']>,
  todays: ReadonlyMap<string, string>,
): CalendarTask | null {
  const id = String(_id);
  const status = statuses.get(id);
  // A task that just left its board has no status.
  if (!status) return null;
  const isLate = status !== DONE_STATUS && dueDay < (todays.get(String(projectId)) ?? '');
  return {
    ...{ id, title, status, isLate, day: dueDay },
    projectId: String(projectId),
    assigneeIds: assigneeIds.map(String),
  };
}

/** The status of each task, by its id: the boards alone know it (BOARD-2). */
async function statusesOf(tasks: readonly Due[]): Promise<ReadonlyMap<string, CalendarTask['status']>> {
  const projectIds = new Map(tasks.map(({ projectId }) => [String(projectId), projectId]));
  if (projectIds.size === 0) return new Map();
  const boards = await driverCollection(ProjectModel)
    .find({ _id: { $in: [...projectIds.values()] } })
    .project<Pick<BoardDoc, 'columns'>>({ columns: 1 })
    .toArray();
  const asked = new Set(tasks.map(({ _id }) => String(_id)));
  const statuses = new Map<string, CalendarTask['status']>();
  for (const { columns } of boards) {
    for (const [column, ids] of columns.entries()) {
      for (const taskId of ids) {
        const id = String(taskId);
        if (asked.has(id)) statuses.set(id, statusOf(column));
      }
    }
  }
  return statuses;
}
