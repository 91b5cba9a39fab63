import { toHoursRow } from '@faena/shared/domain';
import type { HistoryQuery, HoursRow } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { findWorkplace } from './find-workplace.ts';
import { readHistory } from './read-history.ts';

/**
 * Hours and cost of an employee by day, ISO week or month, oldest first: closed time within the range only (PAY-13).
 * @throws AppError `not_found` without such an employee within reach
 */
export async function getHistory(
  employeeId: string,
  { type, startDate, endDate, companyId }: HistoryQuery,
  actor: Actor,
): Promise<HoursRow[]> {
  const [rows] = await Promise.all([
    readHistory(employeeId, reachableRecords(actor, companyId), type, { startDate, endDate }),
    findWorkplace(employeeId, actor, companyId),
  ]);
  return rows.map(toHoursRow);
}
