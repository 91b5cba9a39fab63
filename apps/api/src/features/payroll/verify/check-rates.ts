import { calendarDateOf, startOfDate } from '@faena/shared/domain';
import type { RateState } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { LedgerEventDoc } from '../../ledger/index.ts';
import type { RateDoc } from '../../person/index.ts';
import { differing } from './compare-with-ledger.ts';

/** The rates of a person. */
interface Rated {
  /** Their company; no ledger has a rate that was set without a company. */
  readonly companyId: Types.ObjectId | null;
  readonly rates: readonly RateDoc[];
  /** The time of their first event in that company's ledger; null without one. */
  readonly since: Date | null;
  /** The time zones that their companies have, and had: a dated rate begins with its day in one of them (RATE-15). */
  readonly timeZones: ReadonlySet<string>;
}

/**
 * The rates that differ from their last event in the ledger (RATE-7).
 * @param events those of the person's rates in all companies, oldest first
 */
export function faultsOfRates(
  { companyId, rates, since, timeZones }: Rated,
  events: readonly LedgerEventDoc[],
): string[] {
  const lastOf = new Map(events.map((event) => [String(event.subject.id), event]));
  const isHere = (event: LedgerEventDoc) => companyId !== null && event.companyId.equals(companyId);
  const faults: string[] = [];
  const tell = (id: unknown, fields: readonly string[]) => {
    if (fields.length > 0)
      faults.push(`Rate ${id} is not the one that the ledger tells of: ${fields.join(', ')}.`);
  };
  for (const rate of rates) {
    const last = lastOf.get(String(rate._id));
    if (!last) {
      if (companyId && since && rate.setBy && rate.setAt > since) tell(rate._id, ['events']);
    } else if (!last.after) {
      tell(rate._id, ['removed']);
    } else if (isHere(last) || rate.setAt <= last.at) {
      tell(rate._id, rateDiffers(rate, last, events, timeZones));
    }
  }
  const there = new Set(rates.map(({ _id }) => String(_id)));
  for (const [id, last] of lastOf) {
    if (there.has(id) || !last.after || !isHere(last) || isReplaced(last, events, timeZones)) continue;
    faults.push(`Event ${last.seq} tells of a rate that is not there.`);
  }
  return faults;
}

type Zones = Rated['timeZones'];

function rateDiffers(
  rate: RateDoc,
  last: LedgerEventDoc,
  events: readonly LedgerEventDoc[],
  zones: Zones,
): string[] {
  const { from, ...recorded } = last.after as RateState;
  // A corrected rate takes over the start of a preceding 0 (RATE-1).
  const isMoved = events.some(({ after, before }) =>
    [after, before].some((state) => {
      const other = state as RateState | null;
      return (
        other?.cents === 0 && isSameStart(other.from, rate.from.toISOString(), zones) && other.from < from
      );
    }),
  );
  return differing(
    { ...rate, by: rate.setBy, at: rate.setAt },
    {
      ...recorded,
      ...(!isMoved && !followsItsDay(rate, from, zones) && { from }),
      by: last.actor._id,
      at: last.at,
    },
  );
}

/** Tests whether a later rate replaced it: one with the same start, or one above 0 after a 0 (RATE-1). */
function isReplaced(event: LedgerEventDoc, events: readonly LedgerEventDoc[], zones: Zones): boolean {
  const { from, cents } = event.after as RateState;
  return events
    .slice(events.indexOf(event) + 1)
    .some(({ after }) => after && (isSameStart((after as RateState).from, from, zones) || cents === 0));
}

/** Tests whether a dated rate begins with its day in one zone, and was set to begin with it in another (RATE-15). */
function followsItsDay({ fromDay, from }: RateDoc, recorded: string, zones: Zones): boolean {
  return Boolean(fromDay) && [recorded, from].every((at) => daysBegun(at, zones).includes(fromDay ?? ''));
}

/** Tests whether two rates begin at one instant, or with one day in zones of before and after a move. */
function isSameStart(one: string, other: string, zones: Zones): boolean {
  const days = daysBegun(one, zones);
  return one === other || daysBegun(other, zones).some((day) => days.includes(day));
}

/** The days that begin at an instant in one of the zones. */
function daysBegun(instant: string | Date, zones: Zones): string[] {
  const at = new Date(instant);
  return [...zones].flatMap((zone) => {
    const day = calendarDateOf(at, zone);
    return +startOfDate(day, zone) === +at ? [day] : [];
  });
}
