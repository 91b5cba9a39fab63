import { describe, expect, it } from 'vitest';
import { at, FIRST, useClosing } from '../../../../test/closing-crew.ts';
import { missingId, rateOf } from '../../../../test/factories.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import { PersonModel } from '../../person/model.ts';
import { RunModel } from './run-model.ts';

const { crew, api, now, as, companyId, work, slipsOf } = useClosing();

const draft = (records: string[] = []) => ({ companyId: companyId(), ...FIRST, carry: { records } });
const preview = (records?: string[]) => as().run.preview({ body: draft(records) });
const close = (shown: string, records?: string[]) => as().run.close({ body: { ...draft(records), shown } });
const addLine = () =>
  as().payLine.add({
    body: {
      ...{ companyId: companyId(), employeeId: crew().worker.id },
      ...{ name: 'Bono', kind: 'addition', amount: 5 },
    },
  });

describe('a closing stores the shown figures (RUN-10)', () => {
  it('the preview has the cents that the closing pays with the very items that are carried over', async () => {
    await PersonModel.updateOne({ _id: crew().worker._id }, { rates: [rateOf(840)] });
    // 0.504 cents each: the day is rounded as a whole, so the second costs nothing beside the first.
    const first = await work('10T08:00:00', '10T08:00:02.160');
    const second = await work('10T09:00:00', '10T09:00:02.160');
    expect([first.cost, second.cost]).toEqual([0.01, 0]);
    api.clock.set(at('16T09:00'));
    expect(await preview()).toMatchObject({ people: 1, net: 0.01, points: [], payday: '2026-11-15' });
    const shown = await preview([first._id]);
    expect(shown).toMatchObject({ people: 1, net: 0.01 });
    // Nothing of it is stored.
    expect((await as().record.get({ params: { id: first._id }, query: {} })) as object).toMatchObject({
      cost: 0.01,
    });
    const run = await close(shown.figuresHash, [first._id]);
    expect(run).toMatchObject({ people: shown.people, net: shown.net, gross: shown.gross });
    expect(await slipsOf(run._id)).toMatchObject([{ net: 0.01 }]);
  });

  it('a carried record takes along the fixed amount that it alone brought', async () => {
    const { _id } = await work('10T08:00', '10T12:00');
    const bonus = { name: 'Bono', kind: 'addition', basis: 'fixed', value: 115.38 } as const;
    await as().concept.add({ body: { companyId: companyId(), ...bonus } });
    api.clock.set(at('16T09:00'));
    expect(await preview()).toMatchObject({ people: 1, additions: 115.38, net: 155.38 });
    expect(await preview([_id])).toMatchObject({ people: 0, additions: 0, net: 0 });
  });

  it('a closing with other figures than the shown ones is refused, and closes nothing', async () => {
    await work('10T08:00', '10T12:00');
    api.clock.set(at('16T09:00'));
    const shown = await preview();
    await addLine();
    await expectRefused([close(shown.figuresHash)], { code: 'conflict', reason: 'run_differs' });
    expect(await RunModel.countDocuments({ companyId: companyId() })).toBe(0);
    const again = await preview();
    expect(again.net).toBe(shown.net + 5);
    expect(await close(again.figuresHash)).toMatchObject({ net: again.net });
  });

  it('with a line and a closing at once, the run pays the shown figures or is refused', async () => {
    await work('10T08:00', '10T12:00');
    api.clock.set(at('16T09:00'));
    const shown = await preview();
    const [run] = await Promise.allSettled([close(shown.figuresHash), addLine()]);
    if (run.status === 'fulfilled') expect(run.value.net).toBe(shown.net);
    else expect(run.reason).toMatchObject({ reason: 'run_differs' });
  });

  it('the preview names the blockers, and only people who may change the company see it', async () => {
    await PersonModel.updateOne({ _id: crew().worker._id }, { rates: [] });
    const { _id } = await work('10T08:00', '10T12:00');
    expect(await preview()).toMatchObject({ points: [{ kind: 'unpriced', recordId: _id }] });
    const stranger = await createCrew(api);
    await expectRefused(
      [
        api.as(now(stranger.manager)).run.preview({ body: draft() }),
        as().run.preview({ body: { ...draft(), companyId: missingId() } }),
      ],
      { status: 404, message: 'Company not found' },
    );
    const other = { ...draft(), startDate: '2026-11-02' };
    await expectRefused([as().run.preview({ body: other })], { reason: 'period_has_other_days' });
  });
});
