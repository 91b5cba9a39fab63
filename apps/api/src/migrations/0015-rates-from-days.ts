import { calendarDateOf, startOfDate } from '@faena/shared/domain';
import type { Document } from 'mongodb';
import type { Migration } from '../platform/migrate.ts';
import { updateEach } from '../platform/update-each.ts';
import { zonesByCompany } from './0009-days-as-days.ts';

/**
 * A dated rate was the midnight of its company's time zone, and is now a day beside that midnight (RATE-15). No instant and no
 * price changes. A rate of a person without a company keeps its instant alone.
 */
export const ratesFromDays: Migration = {
  id: '0015-rates-from-days',
  async run(db) {
    const zones = await zonesByCompany(db);
    const isLacking = { rates: { $elemMatch: { fromDay: { $exists: false } } } };
    await updateEach(db.collection('users'), isLacking, ({ _id, companyId, rates }) => {
      const known = zones.get(String(companyId)) ?? [];
      const dated = rates.map((rate: Document) => ({
        ...rate,
        fromDay: rate.fromDay ?? dayMeant(rate, known),
      }));
      return { filter: { _id, rates }, update: { $set: { rates: dated } } };
    });
  },
};

/** The day that begins with a rate in one of the zones; null for a rate from the moment on at which it was set. */
function dayMeant({ from, setAt }: Document, zones: readonly string[]): string | null {
  const zone = zones.find((zone) => +startOfDate(calendarDateOf(from, zone), zone) === +from);
  return zone === undefined || +from === +setAt ? null : calendarDateOf(from, zone);
}
