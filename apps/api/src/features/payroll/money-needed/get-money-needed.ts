import { setImmediate as nextTurn } from 'node:timers/promises';
import { COMPANIES_PER_REQUEST, fromCents } from '@faena/shared/domain';
import type { MoneyNeeded, MoneyNeededQuery } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { spendMore } from '../../../platform/caller.ts';
import { KeyedPlaces } from '../../../platform/keyed-places.ts';
import type { Services } from '../../../platform/services.ts';
import { companiesAsked } from './companies-asked.ts';
import { type Named, type Need, needOf, type Parts } from './need-of.ts';

/** A person's repeated requests delay only that person (LIMIT-12). */
const atOwner = new KeyedPlaces({ places: 1, waiting: 8, retryAfter: 2, reason: 'too_many_calls' });

/**
 * The needs of the next payday, for each company that the caller created, or for one that they may change (NEED-1).
 * Currencies are never added together.
 * @throws AppError `unavailable` if too many of the caller's requests wait
 */
export async function getMoneyNeeded(
  { companyId }: MoneyNeededQuery,
  actor: Actor,
  services: Services,
): Promise<MoneyNeeded> {
  const companies = await companiesAsked(companyId, actor);
  spendMore(Math.floor(companies.length / COMPANIES_PER_REQUEST));
  const leave = await atOwner.take(String(actor.id));
  const needs = await needsOf(companies, actor, services).finally(leave);
  return {
    at: services.clock.now().toISOString(),
    companies: needs.map(({ paidCents, parts, ...named }) => ({
      ...named,
      ...partsToWire(parts),
      paid: fromCents(paidCents),
    })),
    totals: [...new Set(needs.map(({ currency }) => currency))].map((currency) => ({
      currency,
      ...partsToWire(sumOf(needs.filter((need) => need.currency === currency))),
    })),
  };
}

/** One company after the other, so that other requests run in between. */
async function needsOf(companies: readonly Named[], actor: Actor, services: Services): Promise<Need[]> {
  const needs: Need[] = [];
  for (const company of companies) {
    needs.push(await needOf(company, actor, services));
    await nextTurn();
  }
  return needs;
}

function sumOf(needs: readonly Need[]): Parts {
  const sum = (part: keyof Parts) => needs.reduce((total, { parts }) => total + parts[part], 0);
  return {
    overdue: sum('overdue'),
    earned: sum('earned'),
    running: sum('running'),
    estimate: sum('estimate'),
    pending: sum('pending'),
    total: sum('total'),
  };
}

/** The need in the answer; `expected` is the sum of earned, running and estimated money. */
function partsToWire(parts: Parts) {
  const { overdue, earned, running, estimate, pending, total } = parts;
  return {
    overdue: fromCents(overdue),
    earned: fromCents(earned),
    running: fromCents(running),
    estimate: fromCents(estimate),
    expected: fromCents(earned + running + estimate),
    pending: fromCents(pending),
    totalDue: fromCents(total),
  };
}
