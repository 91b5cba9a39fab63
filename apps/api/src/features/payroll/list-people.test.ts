import { HISTORY_PERIODS } from '@faena/shared/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCompany, createPerson, createRecord, missingId } from '../../../test/factories.ts';
import { NOVEMBER, priced, usePlanilla } from '../../../test/planilla.ts';
import { referenceHistory } from '../../../test/reference-history.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import { CompanyModel } from '../company/model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';

const { api, crew, worked } = usePlanilla();
const DAY_MS = 86_400_000;

const people = (query: object = {}, as = crew().manager) =>
  api.as(as).payroll.people({ query: { companyId: String(crew().company._id), ...NOVEMBER, ...query } });
const hire = (fullname: string, overrides = {}) =>
  createPerson(api, 'employee', { companyId: crew().company._id, fullname, ...overrides });

describe('the people of the planilla (PAY-22)', () => {
  it('are the employees of the company by name, with rate, hours and cost of the period', async () => {
    const ana = await hire('ána Ajú', {
      hourlyRateCents: 735,
      pictureId: 'f'.repeat(32),
      phone: '5555 0100',
    });
    await worked('2026-11-10T14:00:00Z', '2026-11-10T15:30:00Z', priced(1_575));
    await worked('2026-11-30T14:00:00Z', '2026-11-30T15:00:00Z', priced(1_050));
    await worked('2026-12-01T14:00:00Z', '2026-12-01T15:00:00Z', priced(1_050));
    expect(await people()).toEqual([
      {
        _id: ana.id,
        fullname: 'ána Ajú',
        username: ana.username,
        email: `${ana.username}@example.com`,
        phone: '5555 0100',
        profilePicture: `/api/user/picture/${'f'.repeat(32)}`,
        hourlyRate: 7.35,
        totalHours: 0,
        totalCost: 0,
        unpricedHours: 0,
        pendingReviews: 0,
        openRequests: 0,
        left: null,
      },
      expect.objectContaining({ fullname: 'Elena Xol', totalHours: 2.5, totalCost: 26.25 }),
    ]);
  });

  it('count only the part of a record within the period, to the cent of the hours history', async () => {
    // 22:30 on the 10th to 00:30 on the 11th in Guatemala.
    await worked('2026-11-11T04:30:00Z', '2026-11-11T06:30:00Z', priced(1_001));
    const onDate = async (date: string) => {
      const [elena] = await people({ startDate: date, endDate: date });
      return [elena?.totalHours, elena?.totalCost];
    };
    expect(await onDate('2026-11-09')).toEqual([0, 0]);
    expect(await onDate('2026-11-10')).toEqual([1.5, 7.51]);
    expect(await onDate('2026-11-11')).toEqual([0.5, 2.5]);
    const { company, manager } = crew();
    const moved = { params: { id: String(company._id) }, body: { timezone: 'Europe/Madrid' } };
    await api.as(manager).company.update(moved);
    expect(await onDate('2026-11-10')).toEqual([0, 0]);
    expect(await onDate('2026-11-11')).toEqual([2, 10.01]);
  });

  it('exclude running records, and cost nothing without a rate', async () => {
    await worked('2026-11-10T14:00:00Z', '2026-11-10T15:00:00Z');
    await worked('2026-11-11T14:00:00Z', null);
    expect(await people()).toMatchObject([{ totalHours: 1, totalCost: 0 }]);
  });

  it('have the number of all records por revisar, of any period', async () => {
    const ana = await hire('Ana');
    const review = { needsReview: true };
    await worked('2026-10-10T14:00:00Z', '2026-10-10T15:00:00Z', review);
    await worked('2026-11-10T14:00:00Z', '2026-11-10T15:00:00Z', review);
    await worked('2026-11-11T14:00:00Z', '2026-11-11T15:00:00Z', {}, ana);
    expect(await people()).toMatchObject([
      { fullname: 'Ana', pendingReviews: 0 },
      { fullname: 'Elena Xol', pendingReviews: 2 },
    ]);
  });

  it('come in pages, each with the figures of its people and the number of all', async () => {
    const names = ['Berta', 'Carla', 'Delia'];
    for (const name of names) await hire(name);
    await worked('2026-11-10T14:00:00Z', '2026-11-10T15:00:00Z', priced(1_050));
    const page = (number: number) =>
      api.as(crew().manager).payroll.people.page({
        query: { companyId: String(crew().company._id), ...NOVEMBER, limit: 3, page: number },
      });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(first.items.map(({ fullname }) => fullname)).toEqual(names);
    expect(second.items).toMatchObject([{ fullname: 'Elena Xol', totalCost: 10.5 }]);
    expect(third.items).toEqual([]);
    expect([first.total, second.total, third.total]).toEqual([4, 4, 4]);
  });

  it('are shown to the owner of the company and to administrators; a company out of reach has none', async () => {
    await worked('2026-11-10T14:00:00Z', '2026-11-10T15:00:00Z', priced(1_050));
    const admin = await createPerson(api, 'admin');
    expect(await people({}, admin)).toMatchObject([{ fullname: 'Elena Xol', totalCost: 10.5 }]);
    expect(await people({ companyId: missingId() }, admin)).toEqual([]);
    const stranger = await createCrew(api);
    expect(await people({}, stranger.manager)).toEqual([]);
    expect(await people({ companyId: missingId() })).toEqual([]);
    const client = await createPerson(api, 'client');
    await expectRefused([people({}, crew().worker), people({}, client)], { status: 403 });
  });

  it('have only their work for that company, and none for another company of the same owner', async () => {
    const foreign = await createCrew(api);
    const time = { startTime: new Date('2026-11-18T14:00:00Z'), endTime: new Date('2026-11-18T15:00:00Z') };
    await createRecord(api, crew().worker, foreign.company._id, {
      ...time,
      ...priced(900),
      needsReview: true,
    });
    expect(await people()).toMatchObject([{ totalHours: 0, totalCost: 0, pendingReviews: 0 }]);
    const second = await createCompany(api, crew().manager);
    await createRecord(api, crew().worker, second._id, { ...time, ...priced(800) });
    expect(await people()).toMatchObject([{ totalHours: 0, totalCost: 0 }]);
  });

  it.each([
    ['an end before the start', { startDate: '2026-11-02', endDate: '2026-11-01' }],
    ['a day that does not exist', { endDate: '2026-11-31' }],
    ['no company', { companyId: 'none' }],
  ])('are refused for %s', async (_, query) => {
    await expectRefused([people(query)], { status: 400, code: 'validation_failed' });
  });
});

describe('the figures of the people against their hours histories', () => {
  // Near both clock changes of most zones, a missing date (Apia) and skipped midnights.
  const starts = fc.constantFrom(
    Date.UTC(2011, 11, 20),
    Date.UTC(2026, 2, 1),
    Date.UTC(2026, 3, 1),
    Date.UTC(2026, 8, 25),
    Date.UTC(2026, 9, 25),
  );
  const record = fc.record({
    offset: fc.nat(20 * DAY_MS),
    length: fc.oneof(fc.nat(10), fc.nat(12 * 3_600_000), fc.nat(5 * DAY_MS)),
    costCents: fc.option(fc.oneof(fc.nat(20), fc.nat(10_000_000), fc.nat(10_000_000_000_000))),
  });
  const zone = fc.constantFrom(
    'America/Guatemala',
    'America/New_York',
    'America/Havana',
    'America/Santiago',
    'America/Asuncion',
    'Europe/Madrid',
    'Asia/Beirut',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  );
  const days = fc.tuple(fc.nat(25), fc.nat(25)).map((drawn) => drawn.toSorted((a, b) => a - b));
  const own = fc.array(record, { maxLength: 8 });

  it('are equal to the cent and the millisecond, by day, week and month alike, for each of them', async () => {
    const { manager, worker, company } = crew();
    const others = [await hire('Berta'), await hire('Carla')];
    const everybody = [others[0], others[1], worker].flatMap((person) => person ?? []);
    const property = fc.asyncProperty(
      fc.tuple(own, own, own),
      zone,
      starts,
      days,
      async (drawn, timeZone, start, [first = 0, last = 0]) => {
        await RecordModel.deleteMany();
        await CompanyModel.updateOne({ _id: company._id }, { timezone: timeZone });
        const date = (day: number) => new Date(start + (day - 2) * DAY_MS).toISOString().slice(0, 10);
        const range = { startDate: date(first), endDate: date(last) };
        const records = drawn.map((each) =>
          each.map(({ offset, length, costCents }) => {
            const startTime = new Date(start + offset);
            return { startTime, endTime: new Date(+startTime + length), costCents: length ? costCents : 0 };
          }),
        );
        for (const [index, person] of everybody.entries()) {
          for (const each of records[index] ?? []) await createRecord(api, person, company._id, each);
        }
        const rows = await people(range);
        expect(rows.map(({ _id }) => _id)).toEqual(everybody.map(({ id }) => id));
        for (const [index, { _id: id, totalHours, totalCost }] of rows.entries()) {
          for (const type of HISTORY_PERIODS) {
            const reference = referenceHistory(records[index] ?? [], { period: type, range, timeZone });
            const ms = reference.reduce((sum, { durationMs }) => sum + durationMs, 0);
            const cents = reference.reduce((sum, { costCents }) => sum + costCents, 0);
            expect([totalHours, totalCost]).toEqual([ms / 3_600_000, cents / 100]);
          }
          const history = await api.as(manager).record.history({
            params: { id },
            query: { type: 'day', ...range },
          });
          const cents = history.reduce((sum, row) => sum + Math.round(row.totalCost * 100), 0);
          expect(totalCost).toBe(cents / 100);
        }
      },
    );
    await fc.assert(property, { numRuns: 40, interruptAfterTimeLimit: 60_000 });
  }, 120_000);
});
