import type { PayLine, PayLineFilter } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { CompanyModel } from '../../company/index.ts';
import { type LineDoc, LineModel } from './line-model.ts';
import { lineToWire } from './line-wire.ts';

/**
 * The lines of the open period of a company, optionally of one person, oldest first.
 * @throws AppError `not_found` for a company out of reach
 */
export async function listLines(
  { companyId: id, employeeId }: PayLineFilter,
  actor: Actor,
): Promise<PayLine[]> {
  const companyId = new Types.ObjectId(id);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  if (!(await CompanyModel.exists({ _id: companyId }))) throw notFound('company');
  const match = { companyId, runId: null, ...(employeeId && { employeeId: new Types.ObjectId(employeeId) }) };
  const lines = await LineModel.find(match).sort({ _id: 1 }).lean<LineDoc[]>();
  return lines.map(lineToWire);
}
