import { type RateCorrection, type RateCorrectionPreview, RateEffect } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { snapshotSession, transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { requireActConfirmed } from '../../company/index.ts';
import { lockWorkers } from '../../working-time/index.ts';
import { type Amendment, planCorrection, type RateOf } from './plan-correction.ts';
import { pricedPeriods } from './priced-periods.ts';
import { effectOf } from './rate-effect.ts';
import { refuseUnusualRates } from './refuse-unusual-rates.ts';
import { storeChangedRates } from './store-changed-rates.ts';

/** Corrects a rate, and reprices its time (RATE-7). Throws as `planCorrection` and `refuseUnusualRates` do. */
export function correctRate(
  of: RateOf,
  { confirmed, ...amendment }: RateCorrection,
  actor: Actor,
  services: Services,
): Promise<RateEffect> {
  return amend(of, amendment, confirmed, actor, services);
}

/** Removes a rate; the other rates price its time (RATE-7). Throws as `planCorrection` does. */
export function removeRate(of: RateOf, actor: Actor, services: Services): Promise<RateEffect> {
  return amend(of, { remove: true }, true, actor, services);
}

/** Previews a correction or a removal without storing anything (RATE-5). */
export async function previewCorrection(
  of: RateOf,
  { confirmed: _, ...amendment }: RateCorrectionPreview,
  actor: Actor,
  services: Services,
): Promise<RateEffect> {
  await using session = await snapshotSession();
  const { concerned, plan } = await planCorrection(of, amendment, actor, services, session);
  const periodOf = await pricedPeriods(plan, services.clock.now(), session);
  return answer(RateEffect, effectOf(plan, [concerned], periodOf));
}

function amend(
  of: RateOf,
  amendment: Amendment,
  confirmed: boolean,
  actor: Actor,
  services: Services,
): Promise<RateEffect> {
  return transaction(async (session) => {
    const { concerned, plan } = await planCorrection(of, amendment, actor, services, session);
    await requireActConfirmed('rates', [concerned.move.person.companyId], session);
    await lockWorkers([new Types.ObjectId(of.id)], session);
    if (!confirmed) refuseUnusualRates([concerned]);
    const now = services.clock.now();
    await storeChangedRates(plan, { actor, at: now, session });
    return answer(RateEffect, effectOf(plan, [concerned], await pricedPeriods(plan, now, session)));
  });
}
