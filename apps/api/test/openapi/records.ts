import type { Client } from '@faena/shared/client';
import type { FaenaContract } from '@faena/shared/contract';
import type { WorkRecord } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { expect } from 'vitest';
import { NoticeModel } from '../../src/features/notice/model.ts';
import { RecordModel } from '../../src/features/working-time/model/record-model.ts';
import { TestKiosk } from '../test-kiosk.ts';
import { TestPhone } from '../test-phone.ts';
import type { Walk } from './walk.ts';

export async function walkRecords({ api, as, manager, employee, companyId, projectId }: Walk): Promise<void> {
  const { record: records } = as(employee);
  const started = await records.start({ body: { employeeId: employee.id, projectId } });
  await records.start({ body: { employeeId: employee.id } });
  const body = { timesheetId: started._id };
  await records.heartbeat({ body });
  await records.bridgeGap({ body: { ...body, lostMsAgo: 60_000, aliveMsAgo: 0, activeMsAgo: 0 } });
  await records.get({ params: { id: employee.id } });
  api.clock.advance(3_600_000);
  await records.stop({ body });
  await records.undoStop({ params: { id: started._id } });
  await records.stop({ body });
  await records.get({ params: { id: started._id } });
  await records.get({ params: { id: employee.id } });
  const { _id: id } = await as(manager).record.add({
    body: {
      employeeId: employee.id,
      startTime: '2026-11-18T14:00:00.000Z',
      endTime: '2026-11-18T15:00:00.000Z',
      reason: 'Olvidado',
    },
  });
  const later = { endTime: '2026-11-18T16:00:00.000Z', reason: 'Fue más' };
  await as(manager).record.correct({ params: { id }, body: later });
  await as(manager).record.confirm({ params: { id } });
  await as(manager).record.confirmSeveral({ body: { records: [{ id }] } });
  await RecordModel.updateOne({ _id: id }, { needsReview: true });
  await as(manager).record.confirm({ params: { id } });
  await as(manager).record.unconfirm({ body: { records: [{ id }] } });
  const at = '2026-11-18T14:30:00.000Z';
  const parts = await as(manager).record.split({ params: { id }, body: { at, reason: 'Eran dos obras.' } });
  const [from, until] = [new Date('2026-11-18T18:00:00Z'), new Date('2026-11-18T18:45:00Z')];
  await RecordModel.updateOne({ _id: id }, { lunch: { from, until } });
  const answer = { params: { id }, body: { reason: 'Colada de losa.' } };
  await records.workedLunch(answer);
  await records.workedLunch(answer);
  await walkSilence(started, records);
  const reason = 'Nunca trabajó.';
  await as(manager).record.void({ params: { id }, body: { reason } });
  await as(manager).record.unvoid({ params: { id }, body: { reason } });
  await as(manager).record.voidSeveral({ body: { records: [{ id: parts.second._id }], reason } });
  await as(manager).record.stopOpen({ params: { id }, body: { reason: 'Ya se había ido.' } });
  const asked = { startTime: '2026-11-17T14:00:00.000Z', endTime: '2026-11-17T15:00:00.000Z' };
  const requests = as(employee).recordRequest;
  const { _id: requestId } = await requests.ask({ body: { ...asked, reason: 'Olvidado' } });
  await requests.ask({ body: { ...asked, reason: 'Olvidado' } });
  await requests.say({ params: { id: requestId }, body: { text: 'Fue el martes.' } });
  await as(manager).recordRequest.accept({ params: { id: requestId }, body: {} });
  await as(manager).recordRequest.reopen({ params: { id: requestId }, body: {} });
  await as(manager).recordRequest.accept({ params: { id: requestId }, body: {} });
  const again = await requests.ask({ body: { ...asked, recordId: id, reason: 'Otra vez' } });
  await requests.withdraw({ params: { id: again._id } });
  const last = await requests.ask({ body: { ...asked, recordId: id, reason: 'Otra más' } });
  await as(manager).recordRequest.decline({ params: { id: last._id }, body: { reason: 'No.' } });
  await requests.list({ query: {} });
  await as(employee).home.get();
  const [news] = await as(employee).recordNews.list({ query: {} });
  await as(employee).recordNews.see({ body: { seq: news?.seq ?? 1 } });
  await walkNotices({ as, employee, companyId });
  const phone = new TestPhone(api);
  const { _id: deviceId } = await as(employee).device.register({
    body: { name: 'Teléfono', publicKey: phone.publicKey },
  });
  const { token } = await as(manager).device.makeLink({ params: { id: employee.id } });
  await as(null).device.openLink({ body: { token } });
  const linked = new TestPhone(api);
  await as(null).device.redeemLink({ body: { token, name: 'Tableta', publicKey: linked.publicKey } });
  await as(employee).session.choosePin({ body: { pin: '2580' } });
  await as(employee).session.openPay({ body: { pin: '2580' } });
  phone.id = deviceId;
  phone.press('in');
  await as(null).mark.send({ params: { id: deviceId }, body: phone.batch() });
  await as(employee).device.ofPerson({ params: { id: employee.id } });
  await as(employee).mark.ofPerson({ params: { id: employee.id }, query: {} });
  await as(manager).crew.setForemen({ params: { id: projectId }, body: { personIds: [employee.id] } });
  await as(manager).crew.foremen({ params: { id: projectId } });
  await as(manager).crew.setSiteCode({ params: { id: projectId }, body: { on: true } });
  await as(manager).crew.siteCode({ params: { id: projectId } });
  await as(employee).crew.showSiteCode({ params: { id: projectId } });
  await as(employee).crew.own();
  const params = { id: projectId };
  const kioskLink = await as(manager).kiosk.makeLink({ params });
  const kiosk = await TestKiosk.by({ ...api, as }, kioskLink.token);
  await as(manager).kiosk.setPin({ params: { id: employee.id }, body: { pin: '2580' } });
  await as(manager).kiosk.ofProject({ params });
  await as(null).kiosk.people({ params: { id: kiosk.id }, body: kiosk.asked() });
  await as(manager).kiosk.end({ params: { id: kiosk.id } });
  await as(manager).today.get({ params: { companyId } });
  await as(manager).ownerDay.get();
  await as(manager).ownerDay.today();
  await as(manager).calendar.read({ query: { startDate: '2026-11-01', endDate: '2026-12-06' } });
  const feeds = as(manager).calendarFeed;
  const { feed, token: secret } = await feeds.make({ body: { name: 'Teléfono' } });
  await feeds.list();
  await feeds.read({ query: { token: secret } });
  await feeds.revoke({ params: { id: feed._id } });
  const mine = await RecordModel.findOne({ employeeId: employee.id, 'evidence.marks.0': { $exists: true } });
  await RecordModel.updateOne(
    { _id: String(mine?._id) },
    { $set: { 'evidence.marks.0.markedBy': manager._id } },
  );
  await as(employee).mark.deny({ params: { id: String(mine?._id) } });
  await as(employee).device.end({ params: { id: deviceId } });
  phone.press('out');
  await as(null).mark.send({ params: { id: deviceId }, body: phone.batch() });
  const { marks } = await as(manager).today.get({ params: { companyId } });
  const settled = { marks: marks.map(({ _id }) => _id), reason: '' };
  await as(manager).mark.settle({ body: { ...settled, decision: 'set_aside' } });
  for (const type of ['day', 'week', 'month'] as const) {
    const query = { type, startDate: '2026-11-01', endDate: '2026-11-30' };
    await records.history({ params: { id: employee.id }, query });
  }
}

async function walkNotices({ as, employee, companyId }: Pick<Walk, 'as' | 'employee' | 'companyId'>) {
  const { _id } = await NoticeModel.create({
    ...{ personId: employee._id, eventId: new Types.ObjectId(), kind: 'record-changed', at: new Date() },
    ...{ isRead: false, actorId: employee._id, companyId, things: 2 },
  });
  const id = String(_id);
  const { notice } = as(employee);
  await notice.list({ query: {} });
  await notice.unread();
  for await (const event of notice.live()) {
    expect(event).toEqual({ unread: 1 });
    break;
  }
  await notice.read({ params: { id } });
  await notice.readAll({ body: { upTo: id } });
  await notice.prefer({
    body: { off: ['slip-ready'], mailOff: ['task-assigned'], noticeHour: 8, quietFrom: 21, quietTo: 7 },
  });
  await notice.preferences();
  const { push } = as(employee);
  await push.subscribe({
    body: {
      endpoint: 'https://push.example.com/send/1',
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });
  await push.get();
  await push.unsubscribe();
}

/** Denies work in a silence before this record, and takes that back (TIME-69). */
async function walkSilence(
  { _id: next, startTime }: WorkRecord,
  { answerSilence }: Client<FaenaContract>['record'],
): Promise<void> {
  const heard = await RecordModel.findById(next).lean();
  const ago = (minutes: number) => new Date(Date.parse(startTime) - minutes * 60_000);
  const times = { startTime: ago(60), endTime: ago(30) };
  const _id = new Types.ObjectId();
  await RecordModel.collection.insertOne({ ...heard, ...times, _id, endReason: 'lost_signal' });
  for (const worked of [false, null] as const) {
    await answerSilence({ params: { id: String(_id) }, body: { worked } });
  }
  await RecordModel.deleteOne({ _id });
}
