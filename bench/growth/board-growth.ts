import { ROLES } from '@faena/shared/access';
import { TASK_STATUSES } from '@faena/shared/domain';
import { TaskModel } from '../../apps/api/src/features/task-store/task-model.ts';
import { fill } from '../lib/fill.ts';
import { fillBoard } from '../lib/fill-board.ts';
import { type Growth, LAST_DAY } from './growth.ts';

/** The tasks of one board, and the changes of one of them. */
export const BOARDS: Growth = {
  of: 'tasks of a board',
  sizes: [100, 1_000, 10_000],
  async fill(tasks) {
    const filled = await fill({ employees: 20, projects: 2, records: 0, lastDay: LAST_DAY });
    const projectId = await fillBoard(filled, 0, tasks);
    const found = await TaskModel.find({ projectId }, { _id: 1 }).lean();
    const task = (run: number) => String(found[(run * 37) % found.length]?._id);
    const status = (run: number) => TASK_STATUSES[run % TASK_STATUSES.length];
    return {
      by: { id: filled.managerId, roleId: ROLES.manager },
      requests: [
        { what: 'the board', asks: 'all', request: () => ({ path: `/tasks/project/${projectId}` }) },
        {
          what: 'a card dragged, its columns answered',
          asks: 'all',
          request: (run) => ({
            method: 'PUT',
            path: '/tasks/reorder',
            body: { tasks: [{ id: task(run), status: status(run), order: run % 10 }] },
          }),
        },
        {
          what: 'a card sent to another column',
          asks: 'part',
          request: (run) => ({
            method: 'PUT',
            path: `/tasks/${task(run)}/status`,
            body: { status: status(run + 1) },
          }),
        },
        {
          what: 'a task changed',
          asks: 'part',
          request: (run) => ({
            method: 'PUT',
            path: `/tasks/${task(run)}`,
            body: { title: `Revisar tubería ${run}` },
          }),
        },
        {
          what: 'a task created',
          asks: 'part',
          request: (run) => ({
            method: 'POST',
            path: '/tasks',
            body: { title: `Medir ${run}`, project: String(projectId) },
          }),
        },
        {
          what: 'the history of a task',
          asks: 'part',
          request: (run) => ({ path: `/tasks/${task(run)}/history` }),
        },
      ],
    };
  },
};
