import { beforeEach, describe, expect, it } from 'vitest';
import { at, FIRST, useClosing } from '../../../../test/closing-crew.ts';
import { createCompany } from '../../../../test/factories.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { PayCalendarModel } from '../../company/index.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { verifyPayroll } from '../verify/verify-payroll.ts';

const { crew, api, as, companyId, work, slipsOf, period } = useClosing();
const FRIDAYS = { kind: 'weekly', firstDay: 5 } as const;

type Changes = NonNullable<Parameters<ReturnType<typeof as>['payPeriod']['changeCalendar']>[0]['body']>;
const change = (body: Changes) => as().payPeriod.changeCalendar({ params: { companyId: companyId() }, body });
const bonus = (more = {}) =>
  as().concept.add({
    body: { companyId: companyId(), name: 'Bono', kind: 'addition', basis: 'fixed', value: 125, ...more },
  });

async function expectVerified() {
  const faults: unknown[] = [];
  await verifyPayroll((finding) => finding.kind === 'fault' && faults.push(finding));
  expect(faults).toEqual([]);
}

beforeEach(async () => {
  await work('10T08:00', '10T12:00');
  api.clock.set(at('16T09:00'));
  await as().run.close({ body: { companyId: companyId(), ...FIRST } });
});

describe('another schedule (PERIOD-8, CONCEPT-8)', () => {
  it('pays a short period pro rata by its days, and the next one whole', async () => {
    await bonus();
    await bonus({ name: 'Feria', once: true });
    await change({ schedule: FRIDAYS });
    await work('17T08:00', '17T09:00');
    await work('20T08:00', '20T09:00');
    const short = await period('2026-11-17');
    expect(short).toMatchObject({ startDate: '2026-11-16', endDate: '2026-11-19', fullDays: 7 });
    // Four of seven days of 125.00 are 71.43; a single bonus is whole.
    const lines = short.people[0]?.lines.map(({ name, amount, share }) => [name, amount, share]);
    expect(lines).toEqual([
      ['Bono', 71.43, { unit: 'period', counted: 4, full: 7 }],
      ['Feria', 125, null],
    ]);
    expect(await period('2026-11-20')).toMatchObject({ fullDays: null, totals: { additions: 125 } });
    const dates = { startDate: '2026-11-16', endDate: '2026-11-19' };
    const run = await as().run.close({ body: { companyId: companyId(), ...dates } });
    expect((await slipsOf(run._id))[0]?.additions).toBe(196.43);
    await expectVerified();
  });

  it('changes the offered amounts with it, all or nothing', async () => {
    const { _id: conceptId, version } = await bonus();
    await change({ schedule: FRIDAYS, concepts: [{ conceptId, version, value: 57.69 }] });
    expect(await ConceptModel.findById(conceptId).lean()).toMatchObject({ value: 5_769, version: 2 });
    const events = await LedgerEventModel.find({ companyId: crew().company._id }).sort({ seq: -1 }).limit(2);
    expect(events.map(({ action }) => action).sort()).toEqual(['concept-changed', 'schedule-changed']);
    await work('17T08:00', '17T09:00');
    // Four sevenths of 57.69.
    expect((await period('2026-11-17')).totals.additions).toBe(32.97);
    await expectVerified();
  });

  it('changes nothing where a concept was changed since, or is of another company', async () => {
    const { _id: conceptId } = await bonus();
    const other = await createCompany(api, crew().manager, {});
    const foreign = await as().concept.add({
      body: { companyId: String(other._id), name: 'Ajeno', kind: 'addition', basis: 'fixed', value: 1 },
    });
    const before = await PayCalendarModel.findById(companyId()).lean();
    await expectRefused(
      [change({ schedule: FRIDAYS, concepts: [{ conceptId, version: 2, value: 57.69 }] })],
      { reason: 'concept_changed' },
    );
    await expectRefused(
      [change({ schedule: FRIDAYS, concepts: [{ conceptId: foreign._id, version: 1, value: 57.69 }] })],
      { status: 404 },
    );
    expect((await PayCalendarModel.findById(companyId()).lean())?.schedule).toEqual(before?.schedule);
    expect(await ConceptModel.findById(conceptId).lean()).toMatchObject({ value: 12_500, version: 1 });
    expect(await ConceptModel.findById(foreign._id).lean()).toMatchObject({ value: 100, version: 1 });
  });
});
