import { fromCents, MINUTE_MS } from '@faena/shared/domain';
import { BoardTime } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { type BoardDoc, findVisibleProject, ProjectModel } from '../project/index.ts';
import { workedOnTasks } from '../working-time/index.ts';
import { costCurrency } from './cost-currency.ts';

/**
 * The minutes worked on each task of a board, and their cost for callers who own its company (PANEL-15).
 * @throws AppError `not_found` when the project is out of reach; `forbidden` for an employee who is not a member
 */
export async function readBoardTime(projectId: string, actor: Actor): Promise<BoardTime> {
  const { _id, companyId } = await findVisibleProject(actor, projectId);
  const [worked, currency] = await Promise.all([
    ProjectModel.findById(_id, { columns: 1 })
      .lean<Pick<BoardDoc, 'columns'>>()
      .then((board) => workedOnTasks(board?.columns.flat() ?? [], companyId)),
    costCurrency(actor, companyId),
  ]);
  const tasks = Array.from(worked, ([taskId, { durationMs, costCents }]) => ({
    taskId,
    minutes: Math.round(durationMs / MINUTE_MS),
    cost: currency === null ? null : fromCents(costCents),
  }));
  return answer(BoardTime, {
    currency: currency ?? '',
    // A record that still runs, or that was voided, is found without any time.
    tasks: tasks.filter(({ minutes }) => minutes > 0),
  });
}
