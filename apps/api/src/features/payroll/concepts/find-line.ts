import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import { type LineDoc, LineModel } from './line-model.ts';

/**
 * Finds a line within reach that no run has paid.
 * @throws AppError `not_found`; `conflict` if a run has paid it
 */
export async function findLine(id: string, actor: Actor, session: ClientSession): Promise<LineDoc> {
  const match = { $and: [{ _id: id }, inOwnedCompanies<LineDoc>(actor)] };
  const line = await LineModel.findOne(match, null, { session }).lean<LineDoc>();
  if (!line) throw notFound('pay_line');
  if (line.runId) throw conflict('line_closed');
  return line;
}
