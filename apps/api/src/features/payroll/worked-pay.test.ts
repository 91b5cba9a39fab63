import { beforeEach, describe, expect, it } from 'vitest';
import { at, FIRST, SECOND, useClosing } from '../../../test/closing-crew.ts';
import type { Person } from '../../../test/factories.ts';
import { verifyPayroll } from './verify/verify-payroll.ts';

const { crew, api, as, companyId, work, close, slipsOf, period } = useClosing();
let worker: Person;

beforeEach(() => {
  ({ worker } = crew());
});

type NewConcept = Parameters<ReturnType<typeof as>['concept']['add']>[0]['body'];
const concept = (body: Omit<NewConcept, 'companyId'>) =>
  as().concept.add({ body: { companyId: companyId(), ...body } });
const own = async () => (await period()).people.find(({ _id }) => _id === worker.id);
const linesOf = async () => (await own())?.lines.map(({ name, amount }) => [name, amount]);

async function expectVerified() {
  const faults: unknown[] = [];
  await verifyPayroll((finding) => finding.kind === 'fault' && faults.push(finding));
  expect(faults).toEqual([]);
}

const IGSS = { name: 'IGSS', kind: 'deduction', basis: 'percent', value: 4.83 } as const;
const BONUS = { name: 'Bono', kind: 'addition', basis: 'fixed', value: 115.38 } as const;

describe('the worked examples of additions and deductions', () => {
  it('an adjustment of −6.75 alone brings no fixed amount and gives its percentage back (CONCEPT-2, CONCEPT-6)', async () => {
    const { _id: recordId } = await work('10T08:00', '10T12:00');
    api.clock.set(at('16T09:00'));
    await close();
    await concept(IGSS);
    await concept(BONUS);
    // 40 minutes and a half at 10.00.
    const change = { recordId, endTime: at('10T11:19:30').toISOString(), reason: 'Salió antes.' };
    expect((await as().adjustment.make({ body: change })).amount).toBe(-6.75);
    expect(await own()).toMatchObject({ gross: -6.75, additions: 0, deductions: -0.33, net: -6.42 });
    expect(await linesOf()).toEqual([['IGSS', -0.33]]);
    // An hour within the period brings the whole bonus.
    await work('20T08:00', '20T09:00');
    expect(await own()).toMatchObject({ gross: 3.25, additions: 115.38, deductions: 0.16, net: 118.47 });
    api.clock.set(at('30T20:00'));
    const [slip] = await slipsOf((await close(SECOND))._id);
    expect(slip).toMatchObject({ net: 118.47 });
    await expectVerified();
  });

  it('a fixed amount is also paid with adjustments alone, or pro rata, where the owner chose so (CONCEPT-7)', async () => {
    const { _id: recordId } = await work('10T08:00', '10T12:00');
    api.clock.set(at('16T09:00'));
    await close();
    const change = { recordId, endTime: at('10T11:19:30').toISOString(), reason: 'Salió antes.' };
    await as().adjustment.make({ body: change });
    await concept({ ...BONUS, name: 'Con ajustes', entitlement: 'adjusted' });
    await concept({ ...BONUS, name: 'Por días', value: 125, entitlement: 'days', fullAt: 12 });
    const named = { employeeIds: [worker.id], entitlement: 'hours' as const, fullAt: 96 };
    await concept({ ...BONUS, name: 'Por horas', value: 125, ...named });
    expect(await linesOf()).toEqual([
      ['Con ajustes', 115.38],
      ['Por horas', 0],
    ]);
    for (const day of ['17', '18', '19']) await work(`${day}T08:00`, `${day}T16:00`);
    expect(await linesOf()).toEqual([
      ['Con ajustes', 115.38],
      ['Por días', 31.25],
      ['Por horas', 31.25],
    ]);
    api.clock.set(at('30T20:00'));
    const [slip] = await slipsOf((await close(SECOND))._id);
    expect(slip?.lines.map(({ share }) => share)).toEqual([
      null,
      { unit: 'days', counted: 3, full: 12 },
      { unit: 'hours', counted: 24, full: 96 },
    ]);
    await expectVerified();
  });

  it('a record of an earlier period that is carried over brings no fixed amount (CONCEPT-2)', async () => {
    const late = await work('10T08:00', '10T12:00');
    api.clock.set(at('16T09:00'));
    await close(FIRST, { records: [late._id] });
    await concept(IGSS);
    await concept(BONUS);
    expect(await own()).toMatchObject({ gross: 40, lateHours: 4 });
    expect(await linesOf()).toEqual([['IGSS', 1.93]]);
  });
});
