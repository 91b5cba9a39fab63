import { beforeEach, describe, expect, it } from 'vitest';
import { at, FIRST, reasonsOf, refused, SECOND, useClosing } from '../../../../test/closing-crew.ts';
import { createPerson, type Person } from '../../../../test/factories.ts';
import { expectRefused } from '../../../../test/refused.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { RecordModel } from '../../working-time/index.ts';
import { LineModel } from '../concepts/line-model.ts';
import { RunModel } from './run-model.ts';

const { crew, api, now, as, companyId, work, close, slipsOf, period } = useClosing();
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ worker, company } = crew());
});

describe('the order of closing (RUN-3)', () => {
  it('follows the order of the periods, from the last day of each on', async () => {
    api.clock.set(at('14T23:59'));
    await expectRefused([close()], { status: 409, message: 'A period is closed from its last day on.' });
    api.clock.set(at('15T00:00'));
    await expectRefused([close(SECOND)], { status: 409, message: 'An earlier period is still open.' });
    const days = { ...FIRST, endDate: '2026-11-14' };
    await expectRefused([close(days)], { status: 409, message: 'The period has other days by now.' });
    await close();
    await expectRefused([close()], { status: 409, message: 'The period is closed already.' });
    expect(await RunModel.countDocuments({ companyId: company._id })).toBe(1);
  });
});

describe('each blocker of a closing (RUN-4)', () => {
  it('is named with its id, in the period and in the refusal; a carried-over item is left to the next run', async () => {
    const [unpaid, negative] = await Promise.all([
      createPerson(api, 'employee', { companyId: company._id, fullname: 'Sin Tarifa' }),
      createPerson(api, 'employee', { companyId: company._id, fullname: 'Debe Más' }),
    ]);
    const reviewed = await work('10T08:00', '10T12:00');
    await RecordModel.updateOne({ _id: reviewed._id }, { needsReview: true });
    const paid = await work('11T08:00', '11T12:00');
    const unpriced = await work('11T08:00', '11T09:00', unpaid);
    await LineModel.create({
      ...{ companyId: company._id, employeeId: negative._id, name: 'Anticipo', kind: 'deduction', cents: 1 },
    });
    api.clock.set(at('15T20:00'));
    const asked = { startTime: at('12T08:00').toISOString(), endTime: at('12T09:00').toISOString() };
    const request = await api
      .as(now(worker))
      .recordRequest.ask({ body: { ...asked, reason: 'Olvidé marcar' } });
    const running = await api.as(now(worker)).record.start({ body: { employeeId: worker.id } });

    const { points, people, state } = await period();
    expect(state).toBe('closable');
    expect(points.map(({ kind, recordId, requestId }) => [kind, recordId ?? requestId])).toEqual([
      ['running', running._id],
      ['review', reviewed._id],
      ['request', request._id],
      ['negative', null],
      ['unpriced', unpriced._id],
    ]);
    expect(people.find(({ _id }) => _id === worker.id)).toMatchObject({
      ...{ running: 1, pendingReviews: 1, openRequests: 1 },
    });
    const error = await refused(close());
    expect(error).toMatchObject({ status: 409, reason: 'run_obstructed' });
    expect(reasonsOf(error)).toEqual([
      [`records.${running._id}`, 'record_open'],
      [`records.${reviewed._id}`, 'record_to_review'],
      [`requests.${request._id}`, 'request_open'],
      [`people.${negative.id}`, 'net_below_zero'],
      [`records.${unpriced._id}`, 'record_without_rate'],
    ]);
    const carry = { records: [running._id, reviewed._id, unpriced._id], requests: [request._id] };
    expect(reasonsOf(await refused(close(FIRST, carry)))).toEqual([
      [`people.${negative.id}`, 'net_below_zero'],
    ]);
    expect(await RunModel.countDocuments({ companyId: company._id })).toBe(0);
    await LineModel.deleteMany({ employeeId: negative._id });

    const run = await close(FIRST, carry);
    expect(await slipsOf(run._id)).toMatchObject([{ employeeId: worker.id, hours: 4, net: 40 }]);
    const stamped = async (id: string) => (await RecordModel.findById(id).lean())?.pieces[0]?.runId;
    expect([await stamped(reviewed._id), await stamped(unpriced._id)]).toEqual([undefined, undefined]);
    expect(String(await stamped(paid._id))).toBe(run._id);

    // The next run pays it as time of an earlier day.
    await as().record.confirm({ params: { id: reviewed._id }, body: {} });
    const [row] = (await period('2026-11-16')).people.filter(({ _id }) => _id === worker.id);
    expect(row).toMatchObject({ lateHours: 4, late: 40, running: 1 });
  });

  it('lies in the period, not later and not before the first day (PERIOD-2)', async () => {
    const before = await work('01T06:00', '01T07:00');
    await RecordModel.updateOne({ _id: before._id }, { needsReview: true });
    await as().payPeriod.changeCalendar({
      params: { companyId: companyId() },
      body: { firstDay: '2026-11-02' },
    });
    await work('03T06:00', '03T07:00');
    const later = await work('16T06:00', '16T07:00');
    await RecordModel.updateOne({ _id: later._id }, { needsReview: true });
    const run = await close({ ...FIRST, startDate: '2026-11-02' });
    expect(run).toMatchObject({ gross: 10 });
    expect((await period()).points).toMatchObject([{ kind: 'review', recordId: later._id }]);
  });
});
