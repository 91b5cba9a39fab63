import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { cutAt, useEmptyDatabase } from '../../test/empty-database.ts';
import { priceDays } from './0004-price-days.ts';

const own = useEmptyDatabase();

describe('0004-price-days', () => {
  const at = (local: string) => new Date(`${local}-06:00`);
  const [ana, gone, unnamed] = [new ObjectId(), new ObjectId(), new ObjectId()];
  const [here, there, deleted] = [new ObjectId(), new ObjectId(), new ObjectId()];

  const record = (employeeId: ObjectId, companyId: ObjectId, fields: object) => ({
    _id: new ObjectId(),
    employeeId,
    companyId,
    rateCents: null,
    costCents: null,
    ...fields,
  });
  const old = {
    night: record(ana, here, {
      startTime: at('2026-11-10T22:30'),
      endTime: at('2026-11-11T00:30'),
      rateCents: 500,
      costCents: 1_001,
    }),
    elsewhere: record(ana, there, {
      startTime: at('2026-11-12T00:30'),
      endTime: at('2026-11-12T01:30'),
      rateCents: 700,
      costCents: 700,
    }),
    unpriced: record(ana, here, { startTime: at('2026-11-13T08:00'), endTime: at('2026-11-13T09:00') }),
    moment: record(ana, here, {
      startTime: at('2026-11-13T10:00'),
      endTime: at('2026-11-13T10:00'),
      rateCents: 700,
      costCents: 0,
    }),
    running: record(ana, here, { startTime: at('2026-11-14T08:00'), endTime: null }),
    former: record(gone, deleted, {
      startTime: at('2026-11-10T22:30'),
      endTime: at('2026-11-10T23:30'),
      rateCents: 900,
      costCents: 900,
    }),
    nobody: record(unnamed, here, {
      startTime: at('2026-11-10T08:00'),
      endTime: at('2026-11-10T09:00'),
      rateCents: 300,
      costCents: 300,
    }),
  };

  async function fill() {
    await own.db.collection('companies').insertMany([
      { _id: here, timezone: 'America/Guatemala' },
      { _id: there, timezone: 'Europe/Madrid' },
    ]);
    await own.db.collection('users').insertMany([{ _id: ana, hourlyRateCents: 800, earnedCents: 1_701 }]);
    await own.db.collection('former_people').insertMany([{ _id: gone, fullname: 'Abel', username: 'abel' }]);
    await own.db.collection('time_records').insertMany(Object.values(old));
  }

  async function expectPriced() {
    const stored = async ({ _id }: { _id: ObjectId }) => own.db.collection('time_records').findOne({ _id });
    const piece = (
      date: string,
      start: string,
      end: string,
      rateCents: number | null,
      costCents: number | null,
    ) => ({
      date,
      startTime: at(start),
      endTime: at(end),
      rateCents,
      costCents,
    });
    const prior = { hasPriorPrice: true, timeZone: 'America/Guatemala' };
    expect(await stored(old.night)).toEqual({
      ...old.night,
      ...prior,
      pieces: [
        piece('2026-11-10', '2026-11-10T22:30', '2026-11-11T00:00', 500, 751),
        piece('2026-11-11', '2026-11-11T00:00', '2026-11-11T00:30', 500, 250),
      ],
    });
    expect(await stored(old.elsewhere)).toMatchObject({
      timeZone: 'Europe/Madrid',
      pieces: [{ date: '2026-11-12', costCents: 700 }],
    });
    // An unpriced record; its rate will price it by days.
    expect(await stored(old.unpriced)).toEqual({
      ...old.unpriced,
      timeZone: 'America/Guatemala',
      pieces: [piece('2026-11-13', '2026-11-13T08:00', '2026-11-13T09:00', null, null)],
    });
    expect(await stored(old.moment)).toEqual({ ...old.moment, ...prior, pieces: [] });
    expect(await stored(old.running)).toEqual({ ...old.running, timeZone: 'America/Guatemala', pieces: [] });
    expect(await stored(old.former)).toMatchObject({
      timeZone: 'UTC',
      hasPriorPrice: true,
      pieces: [{ date: '2026-11-11', costCents: 900 }],
    });
    expect(await stored(old.nobody)).toMatchObject({ hasPriorPrice: true, pieces: [{ costCents: 300 }] });
    const person = await own.db.collection('users').findOne({ _id: ana });
    const ratesOf = (rates: { from: Date; cents: number }[]) => rates.map(({ from, cents }) => [from, cents]);
    expect(ratesOf(person?.rates)).toEqual([
      [at('2026-11-10T22:30'), 500],
      [at('2026-11-12T00:30'), 700],
      [at('2026-11-13T10:00'), 800],
    ]);
    expect(person).not.toHaveProperty('hourlyRateCents');
    expect(person).toMatchObject({ earnedCents: 1_701 });
    const former = await own.db.collection('former_people').findOne({ _id: gone });
    expect(ratesOf(former?.rates)).toEqual([[at('2026-11-10T22:30'), 900]]);
  }

  it('gives records pieces and rates dates without changing a cent; twice is once', async () => {
    await fill();
    for (const _round of [1, 2]) {
      await priceDays.run(own.db);
      await expectPriced();
    }
  });

  it.each([1, 2, 3, 4, 5])('comes to the same end when it was cut short at write %i', async (last) => {
    await fill();
    await priceDays
      .run(cutAt(own.db, last, 'updateOne', 'bulkWrite'))
      .catch((error: Error) => expect(error.message).toBe('the power is gone'));
    await priceDays.run(own.db);
    await expectPriced();
  });
});
