import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../../test/closing-crew.ts';
import { createPerson, type Person, rateOf } from '../../../../test/factories.ts';
import { useRates } from '../../../../test/rates.ts';
import { PersonModel } from '../../person/model.ts';
import { verifyPayroll } from '../verify/verify-payroll.ts';

const { crew, api, change, preview, rates, work, total } = useRates();
let manager: Person;
let worker: Person;

beforeEach(() => {
  ({ manager, worker } = crew());
});

/** Eighty hours and a half from the 2nd to the 12th, and eight on the 17th. */
async function workNovember() {
  for (let day = 2; day <= 11; day += 1) {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    await work(`${date}T08:00`, `${date}T16:00`);
  }
  await work('2026-11-12T08:00', '2026-11-12T08:30');
  await work('2026-11-17T08:00', '2026-11-17T16:00');
}
const type = (hourlyRate: number) =>
  api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate } });
const inForce = async () => (await rates()).map(({ hourlyRate, from }) => [hourlyRate, from]);

async function expectVerified() {
  const faults: unknown[] = [];
  await verifyPayroll((finding) => finding.kind === 'fault' && faults.push(finding));
  expect(faults).toEqual([]);
}

describe('the first rate (RATE-9)', () => {
  it('is stored from the first record’s day, so a raise from the 16th leaves the days before alone', async () => {
    await workNovember();
    api.clock.set('2026-11-26T15:00:00Z');
    await type(20);
    expect(await inForce()).toEqual([[20, '2026-11-02T06:00:00.000Z']]);
    expect(await total()).toBe(1_770);
    const raise = { percentage: 5, from: '2026-11-16' };
    expect((await preview(raise)).people).toMatchObject([
      { rateBefore: 20, rateAfter: 21, from: '2026-11-16T06:00:00.000Z', until: null, difference: 8 },
    ]);
    await change(raise);
    expect(await inForce()).toEqual([
      [21, '2026-11-16T06:00:00.000Z'],
      [20, '2026-11-02T06:00:00.000Z'],
    ]);
    // 1,610.00 to the 15th, and eight hours at 21.00.
    expect(await total()).toBe(1_778);
    await expectVerified();
  });

  it('is stored from the first day of the first period if there is no work yet', async () => {
    const companyId = String(crew().company._id);
    await api
      .as(manager)
      .payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-09' } });
    await type(20);
    expect(await inForce()).toEqual([[20, '2026-11-09T06:00:00.000Z']]);
  });

  it('begins with the first record even if it is dated later', async () => {
    await workNovember();
    await change({ hourlyRate: 20, from: '2026-11-16' });
    expect(await inForce()).toEqual([[20, '2026-11-02T06:00:00.000Z']]);
  });

  it.each([
    [
      'typed on the 26th by an earlier version',
      '2026-11-26T15:00:00Z',
      [
        [21, '16'],
        [20, '02'],
      ],
      1_778,
    ],
    [
      'dated the 18th by an earlier version',
      '2026-11-18T06:00:00Z',
      [
        [20, '18'],
        [21, '16'],
        [20, '02'],
      ],
      1_778,
    ],
  ])('%s keeps the days before a raise of the 16th', async (_, from, expected, cost) => {
    await workNovember();
    const setAt = new Date('2026-11-26T15:00:00Z');
    await PersonModel.updateOne(
      { _id: worker._id },
      { rates: [{ ...rateOf(2_000, new Date(from)), setAt, setBy: manager._id }] },
    );
    api.clock.set('2026-11-26T16:00:00Z');
    await change({ percentage: 5, from: '2026-11-16', confirmed: true });
    expect(await inForce()).toEqual(expected.map(([rate, day]) => [rate, `2026-11-${day}T06:00:00.000Z`]));
    expect(await total()).toBe(cost);
  });
});

describe('a refused change for several people (RATE-10)', () => {
  it('names each person who blocks it, and none of the others', async () => {
    const details = { companyId: crew().company._id };
    const free = await createPerson(api, 'employee', details);
    const full = await createPerson(api, 'employee', details);
    await PersonModel.updateMany({ _id: { $in: [free._id, worker._id] } }, { rates: [rateOf(1_000)] });
    await PersonModel.updateOne({ _id: full._id }, { rates: [rateOf(9_900_000)] });
    const employeeIds = [worker.id, free.id, full.id];
    const error = await refused(change({ employeeIds, percentage: 50 }));
    expect(error.errors.map(({ path }: { path: string }) => path)).toEqual([
      'body.percentage',
      `people.${full.id}`,
    ]);
    const far = await refused(change({ employeeIds, hourlyRate: 60 }));
    expect(far.errors.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['body.hourlyRate', ...employeeIds.map((id) => `people.${id}`)].sort(),
    );
  });

  it('names each person whom a closed period has paid already', async () => {
    const other = await createPerson(api, 'employee', { companyId: crew().company._id });
    await work('2026-11-03T08:00', '2026-11-03T16:00');
    await change({ hourlyRate: 10, from: '2026-11-01' });
    const companyId = String(crew().company._id);
    const period = { startDate: '2026-11-01', endDate: '2026-11-15' };
    await api
      .as(manager)
      .payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-01' } });
    await api.as(manager).run.close({ body: { companyId, ...period } });
    const error = await refused(
      preview({ employeeIds: [worker.id, other.id], hourlyRate: 12, from: '2026-11-05' }),
    );
    expect(error.errors).toMatchObject([{ path: `people.${worker.id}`, reason: 'rate_before_closed' }]);
    const { people } = await change({ employeeIds: [other.id], hourlyRate: 12, from: '2026-11-05' });
    expect(people).toHaveLength(1);
  });
});
