import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { ratesFromDays } from './0015-rates-from-days.ts';

const own = useEmptyDatabase();

describe('0015-rates-from-days', () => {
  it('stores the day with which each dated rate begins, and leaves all else as it was (RATE-15)', async () => {
    const companyId = new ObjectId();
    await own.db.collection('companies').insertOne({ _id: companyId, timezone: 'America/Los_Angeles' });
    await own.db.collection('ledger_events').insertOne({
      companyId,
      action: 'time-zone-changed',
      at: new Date('2026-11-20'),
      before: { timezone: 'America/Guatemala' },
    });
    const setAt = new Date('2026-11-10T15:00Z');
    const rate = (from: string, more = {}) => ({ _id: new ObjectId(), from: new Date(from), setAt, ...more });
    const rates = {
      'of Guatemala': rate('2026-11-16T06:00Z'),
      'of this zone': rate('2026-11-21T08:00Z'),
      'from now on': rate('2026-11-10T15:00Z'),
      'typed at midnight': rate('2026-11-12T08:00Z', { setAt: new Date('2026-11-12T08:00Z') }),
      'dated already': rate('2026-11-25T08:00Z', { fromDay: '2026-11-24' }),
    };
    const days = ['2026-11-16', '2026-11-21', null, null, '2026-11-24'];
    const elena = { _id: new ObjectId(), companyId, rates: Object.values(rates) };
    const alone = { _id: new ObjectId(), companyId: null, rates: [rates['of Guatemala']] };
    const nobody = { _id: new ObjectId(), companyId, rates: [] };
    await own.db.collection('users').insertMany([elena, alone, nobody]);

    for (const _round of [1, 2]) {
      await ratesFromDays.run(own.db);
      expect(await own.db.collection('users').find().toArray()).toEqual([
        { ...elena, rates: elena.rates.map((rate, at) => ({ ...rate, fromDay: days[at] })) },
        { ...alone, rates: [{ ...rates['of Guatemala'], fromDay: null }] },
        nobody,
      ]);
    }
  });

  it('leaves an empty database empty', async () => {
    await ratesFromDays.run(own.db);
    expect(await own.db.listCollections().toArray()).toEqual([]);
  });
});
