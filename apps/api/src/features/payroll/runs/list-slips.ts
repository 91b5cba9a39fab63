import { foldSearch } from '@faena/shared/domain';
import type { Slip } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { driverCollection } from '../../../platform/database.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { slipToWire } from '../slips/slip-wire.ts';
import { findRun } from './find-run.ts';

/**
 * The slips of a run, by name.
 * @throws AppError `not_found` for a run out of reach
 */
export async function listSlips(runId: string, actor: Actor): Promise<Slip[]> {
  const { _id } = await findRun(runId, actor);
  const slips = await driverCollection(SlipModel).find({ runId: _id }).toArray();
  const keyed = slips.map((slip) => ({ slip, key: `${foldSearch(slip.frozen.fullname)} ${slip._id}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ slip }) => slipToWire(slip));
}
