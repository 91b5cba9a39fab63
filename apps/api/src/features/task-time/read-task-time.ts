import { fromCents, MINUTE_MS } from '@faena/shared/domain';
import { TaskTime } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { requireTaskInSight } from '../task/index.ts';
import { workedOnTask } from '../working-time/index.ts';
import { costCurrency } from './cost-currency.ts';

/**
 * The minutes worked on a task, and their cost for callers who own its company (PANEL-12).
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function readTaskTime(id: string, actor: Actor): Promise<TaskTime> {
  const { companyId } = await requireTaskInSight(id, actor);
  const [{ durationMs, costCents }, currency] = await Promise.all([
    workedOnTask(new Types.ObjectId(id), companyId),
    costCurrency(actor, companyId),
  ]);
  return answer(TaskTime, {
    minutes: Math.round(durationMs / MINUTE_MS),
    cost: currency === null ? null : fromCents(costCents),
    currency: currency ?? '',
  });
}
