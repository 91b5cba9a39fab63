import { fromCents } from '@faena/shared/domain';
import type { MoneyNeeded, MoneyNeededQuery } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { CompanyModel } from '../../company/index.ts';
import { type Need, needOf, type Parts } from './need-of.ts';

/**
 * The needs of each company's next payday: all the caller created, or one they may change (NEED-1). Currencies are
 * never added together.
 */
export async function getMoneyNeeded(
  { companyId }: MoneyNeededQuery,
  actor: Actor,
  services: Services,
): Promise<MoneyNeeded> {
  const companies = await companiesOf(companyId, actor);
  const needs = await Promise.all(companies.map((company) => needOf(company, actor, services)));
  return {
    at: services.clock.now().toISOString(),
    companies: needs.map(({ companyId, companyName, currency, period, earlierOpen, paidCents, parts }) => ({
      ...{ companyId, companyName, currency, period, earlierOpen },
      ...partsToWire(parts),
      paid: fromCents(paidCents),
    })),
    totals: [...new Set(needs.map(({ currency }) => currency))].map((currency) => ({
      currency,
      ...partsToWire(sumOf(needs.filter((need) => need.currency === currency))),
    })),
  };
}

function companiesOf(companyId: string | undefined, actor: Actor) {
  const names = { name: 1 } as const;
  if (companyId === undefined) {
    return CompanyModel.find({ createdBy: actor.id }, names).sort({ createdAt: 1, _id: 1 }).lean();
  }
  const _id = new Types.ObjectId(companyId);
  return ownsCompany(actor, _id) ? CompanyModel.find({ _id }, names).lean() : [];
}

function sumOf(needs: readonly Need[]): Parts {
  const sum = (part: keyof Parts) => needs.reduce((total, { parts }) => total + parts[part], 0);
  return {
    earned: sum('earned'),
    running: sum('running'),
    estimate: sum('estimate'),
    pending: sum('pending'),
  };
}

/** As the API answers it; what is expected is what was earned, what runs and the estimate. */
function partsToWire(parts: Parts) {
  const { earned, running, estimate, pending } = parts;
  return {
    earned: fromCents(earned),
    running: fromCents(running),
    estimate: fromCents(estimate),
    expected: fromCents(earned + running + estimate),
    pending: fromCents(pending),
  };
}
