import { foldSearch } from '@faena/shared/domain';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { CompanyModel } from '../../company/index.ts';
import { findRun } from '../runs/find-run.ts';
import type { RunDoc } from '../runs/run-model.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';

/** A run with its slips in the order of their numbers: by name, from 1 on. */
export interface RunToWrite {
  readonly run: RunDoc;
  readonly slipIds: readonly Types.ObjectId[];
}

/**
 * A run whose files the caller may download.
 * @throws AppError `not_found` when it is missing, out of reach, or its company is deleted
 */
export async function runToWrite(id: string, actor: Actor): Promise<RunToWrite> {
  const run = await findRun(id, actor);
  if (!(await CompanyModel.exists({ _id: run.companyId }))) throw notFound('run');
  return { run, slipIds: await slipIdsOf(run._id) };
}

/**
 * A slip for a file, with its number within its run. The reader's reach is part of `match`.
 * @throws AppError `not_found`
 */
export async function slipToWrite(match: QueryFilter<SlipDoc>): Promise<{ slip: SlipDoc; number: number }> {
  const slip = await SlipModel.findOne(match).lean<SlipDoc>();
  if (!slip || !(await CompanyModel.exists({ _id: slip.companyId }))) throw notFound('slip');
  const ids = await slipIdsOf(slip.runId);
  return { slip, number: ids.findIndex((each) => each.equals(slip._id)) + 1 };
}

/** The slips of a run by name. The order never changes, because the names are frozen. */
async function slipIdsOf(runId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const slips = await SlipModel.find({ runId }, { 'frozen.fullname': 1 }).lean<
    Pick<SlipDoc, '_id' | 'frozen'>[]
  >();
  const keyed = slips.map(({ _id, frozen }) => ({ _id, key: `${foldSearch(frozen.fullname)} ${_id}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ _id }) => _id);
}
