import type { Page } from '@faena/shared/contract';
import type { Run, RunQuery } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { type Listing, listing, pageStart } from '../../../kernel/list.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { paidOf } from './paid-of.ts';
import { RunModel } from './run-model.ts';
import { runToWire } from './run-wire.ts';

/** A company's runs, the latest first; none for a company out of reach. */
export async function listRuns(
  { before, ...query }: RunQuery,
  actor: Actor,
  page: Page | null,
): Promise<Run[] | Listing<Run>> {
  const companyId = new Types.ObjectId(query.companyId);
  const match = { companyId, ...(before !== undefined && { number: { $lt: before } }) };
  if (!ownsCompany(actor, companyId)) return [];
  const read = async () => {
    const runs = await RunModel.find(match)
      .sort({ number: -1 })
      .skip(pageStart(page))
      .limit(page?.limit ?? 0)
      .lean();
    const paid = await paidOf(runs.map(({ _id }) => _id));
    return runs.map((run) => runToWire(run, paid.get(String(run._id)) ?? 0));
  };
  return listing(page, read(), () => RunModel.countDocuments(match).exec());
}
