import type { Page } from '@faena/shared/contract';
import type { RecordRequest, RecordRequestFilter } from '@faena/shared/schemas';
import { type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { invalid } from '../../kernel/errors.ts';
import { below, type Listing, listing, pageStart } from '../../kernel/list.ts';
import { inOwnedCompanies, ownsCompany } from '../../platform/scope.ts';
import { IS_OPEN, type RecordRequestDoc, RecordRequestModel } from './model.ts';
import { requestsToWire } from './wire.ts';

/**
 * The caller's requests, or for a manager those of an employee or a company; newest first.
 * @throws AppError `validation_failed` for a manager who names neither
 */
export async function listRequests(
  filter: RecordRequestFilter,
  actor: Actor,
  page: Page | null,
): Promise<RecordRequest[] | Listing<RecordRequest>> {
  const whose = whoseRequests(filter, actor);
  if (!whose) return [];
  const match = {
    ...whose,
    ...(filter.open && IS_OPEN),
    ...below('askedAt', filter.before),
  };
  const requests = RecordRequestModel.find(match)
    .sort({ askedAt: -1, _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? 0)
    .lean()
    .then((found) => requestsToWire(found));
  return listing(page, requests, () => RecordRequestModel.countDocuments(match));
}

/** The filter names each field once, so that one index finds and orders the requests; null without anybody in reach. */
function whoseRequests(
  { employeeId, companyId }: RecordRequestFilter,
  actor: Actor,
): QueryFilter<RecordRequestDoc> | null {
  const company = companyId && new Types.ObjectId(companyId);
  const employee = employeeId && new Types.ObjectId(employeeId);
  if (actor.role === 'employee') {
    if (employee && !employee.equals(actor.id)) return null;
    return { employeeId: actor.id, ...(company && { companyId: company }) };
  }
  if (company && !ownsCompany(actor, company)) return null;
  if (company) return { companyId: company, ...(employee && { employeeId: employee }) };
  if (!employee) throw invalid('query.companyId', 'required');
  return { employeeId: employee, ...inOwnedCompanies<RecordRequestDoc>(actor) };
}
