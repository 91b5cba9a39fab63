import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import { type RunDoc, RunModel } from './run-model.ts';

/**
 * A run of a company that the caller may change.
 * @throws AppError `not_found`
 */
export async function findRun(
  id: string,
  actor: Actor,
  session: ClientSession | null = null,
): Promise<RunDoc> {
  const match = { $and: [{ _id: id }, inOwnedCompanies<RunDoc>(actor)] };
  const run = await RunModel.findOne(match, null, { session }).lean();
  if (!run) throw notFound('run');
  return run;
}
