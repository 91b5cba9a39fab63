import { beforeEach, describe, expect, it } from 'vitest';
import { at, FIRST, refused, SECOND, useClosing } from '../../../../test/closing-crew.ts';
import { LineModel } from '../concepts/line-model.ts';
import { verifyPayroll } from '../verify/verify-payroll.ts';

const { crew, api, as, companyId, work, slipsOf, period } = useClosing();

const draft = (dates: typeof FIRST, amount?: number) => ({
  ...{ companyId: companyId(), ...dates },
  carry: { debts: [{ employeeId: crew().worker.id, ...(amount !== undefined && { amount }) }] },
});
const close = (dates = SECOND, amount?: number) => as().run.close({ body: draft(dates, amount) });
const preview = (dates = SECOND, amount?: number) => as().run.preview({ body: draft(dates, amount) });
const own = async (date?: string) => (await period(date)).people.find(({ _id }) => _id === crew().worker.id);
const linesOf = (lines: readonly { debt: string | null; kind: string; amount: number }[] = []) =>
  lines.map(({ debt, kind, amount }) => [debt, kind, amount]);

async function expectVerified() {
  const faults: unknown[] = [];
  await verifyPayroll((finding) => finding.kind === 'fault' && faults.push(finding));
  expect(faults).toEqual([]);
}

/** Elena has no work in the second half; an adjustment of −6.75 and its percentage leave −6.42. */
beforeEach(async () => {
  const { _id: recordId } = await work('10T08:00', '10T12:00');
  api.clock.set(at('16T09:00'));
  await as().run.close({ body: { companyId: companyId(), ...FIRST } });
  const igss = { name: 'IGSS', kind: 'deduction', basis: 'percent', value: 4.83 } as const;
  await as().concept.add({ body: { companyId: companyId(), ...igss } });
  const change = { recordId, endTime: at('10T11:19:30').toISOString(), reason: 'Salió antes.' };
  await as().adjustment.make({ body: change });
  api.clock.set(at('30T20:00'));
});

describe('a net below zero (DEBT-1, DEBT-2)', () => {
  it('is carried over whole: the slip pays 0.00, and the next run deducts it', async () => {
    expect(await own()).toMatchObject({ net: -6.42 });
    const without = as().run.close({ body: { companyId: companyId(), ...SECOND } });
    expect((await refused(without)).errors).toMatchObject([{ reason: 'net_below_zero' }]);
    expect(await preview()).toMatchObject({
      ...{ net: 0, points: [] },
      debts: [{ employeeId: crew().worker.id, carried: 6.42, waived: 0 }],
    });
    const { figuresHash } = await preview();
    const run = await as().run.close({ body: { ...draft(SECOND), shown: figuresHash } });
    const [slip] = await slipsOf(run._id);
    expect(slip).toMatchObject({ gross: -6.75, net: 0 });
    expect(linesOf(slip?.lines)).toEqual([
      [null, 'deduction', -0.33],
      ['carried', 'addition', 6.42],
    ]);
    await expectVerified();
    api.clock.set('2026-12-10T12:00:00Z');
    await as().record.add({
      body: {
        ...{ employeeId: crew().worker.id, reason: 'Olvidado' },
        ...{ startTime: '2026-12-02T14:00:00Z', endTime: '2026-12-02T16:00:00Z' },
      },
    });
    const december = await own('2026-12-02');
    expect(december).toMatchObject({ gross: 20, net: 12.61 });
    expect(linesOf(december?.lines)).toEqual([
      [null, 'deduction', 0.97],
      ['owed', 'deduction', 6.42],
    ]);
    api.clock.set('2026-12-16T12:00:00Z');
    await as().run.close({
      body: { companyId: companyId(), startDate: '2026-12-01', endDate: '2026-12-15' },
    });
    await expectVerified();
  });

  it('is carried over up to an amount, and the rest is waived', async () => {
    expect(await preview(SECOND, 5)).toMatchObject({ debts: [{ carried: 5, waived: 1.42 }] });
    const [slip] = await slipsOf((await close(SECOND, 5))._id);
    expect(slip?.net).toBe(0);
    expect(linesOf(slip?.lines).slice(1)).toEqual([
      ['carried', 'addition', 5],
      ['waived', 'addition', 1.42],
    ]);
    expect(linesOf((await own('2026-12-01'))?.lines)).toEqual([['owed', 'deduction', 5]]);
    await expectVerified();
  });

  it('is carried over again if the next run cannot deduct it', async () => {
    await close();
    api.clock.set('2026-12-16T12:00:00Z');
    const december = { startDate: '2026-12-01', endDate: '2026-12-15' };
    expect(await preview(december)).toMatchObject({ debts: [{ carried: 6.42 }] });
    await close(december);
    expect(linesOf((await own('2026-12-16'))?.lines)).toEqual([['owed', 'deduction', 6.42]]);
    await expectVerified();
  });

  it('is released with its run, and carried over again as it was', async () => {
    const run = await close();
    await as().run.reopen({ params: { id: run._id }, body: { reason: 'Faltaba un bono.' } });
    expect(await LineModel.countDocuments({ companyId: companyId() })).toBe(0);
    expect(await own()).toMatchObject({ net: -6.42, lines: [{ amount: -0.33 }] });
    await expectVerified();
    await close();
    await expectVerified();
  });

  it('carries nothing over for a person whose net is not below zero', async () => {
    await work('20T08:00', '20T12:00');
    const shown = await preview();
    expect(shown).toMatchObject({ debts: [], points: [] });
    expect(await close()).toMatchObject({ net: shown.net });
    expect(await LineModel.countDocuments({ companyId: companyId() })).toBe(0);
  });
});
