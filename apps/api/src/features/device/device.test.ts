import { DAY_MS, HOUR_MS, MAX_DEVICES, PAY_OPEN_MS, PIN_PAUSE_MS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, type Person, rateOf } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TestPhone } from '../../../test/test-phone.ts';
import { createCrew } from '../../../test/workers.ts';
import { AuditEntryModel } from '../audit/model.ts';
import { PersonModel } from '../person/model.ts';
import { SessionModel } from '../session/index.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let phone: TestPhone;

beforeEach(async () => {
  api.clock.set('2026-11-20T13:00:00.000Z');
  ({ manager, worker } = await createCrew(api));
  phone = new TestPhone(api);
});

const register = (more: object = {}, as = worker) =>
  api.as(as).device.register({ body: { name: 'Teléfono', publicKey: phone.publicKey, ...more } });
const devices = (as = worker) => api.as(as).device.ofPerson({ params: { id: worker.id } });
const makeLink = async () => {
  await SessionModel.updateMany({ personId: manager._id }, { confirmedAt: api.clock.now() });
  return api.as(manager).device.makeLink({ params: { id: worker.id } });
};
const redeem = (token: string, device = phone) =>
  api.as(null).device.redeemLink({ body: { token, name: 'Teléfono', publicKey: device.publicKey } });

describe('a device that marks (MARK-11)', () => {
  it('is one device, however often its key registers', async () => {
    const first = await register();
    const again = await register({ name: 'Otro nombre' });
    expect(again).toMatchObject({ _id: first._id, name: 'Otro nombre', own: false, accessToken: null });
    expect(await devices(manager)).toMatchObject([{ _id: first._id, name: 'Otro nombre' }]);
  });

  it('has a key on its curve', async () => {
    const publicKey = { ...phone.publicKey, x: 'A'.repeat(43) };
    await expectRefused([register({ publicKey })], { status: 400 });
  });

  it('ends the one unused for longest above the limit (LIMIT-30)', async () => {
    const first = await register();
    for (let made = 0; made < MAX_DEVICES; made += 1) {
      api.clock.advance(1_000);
      phone = new TestPhone(api);
      await register();
    }
    const left = await devices();
    expect(left).toHaveLength(MAX_DEVICES);
    expect(left.map(({ _id }) => _id)).not.toContain(first._id);
  });

  it('keeps the session of its person for 180 days, and ends with it (SESSION-41)', async () => {
    const { _id, accessToken } = await register({ own: true });
    const own = { ...worker, token: accessToken ?? '' };
    api.clock.advance(100 * DAY_MS);
    expect(await devices(own)).toMatchObject([{ _id, own: true }]);
    await api.as(own).device.end({ params: { id: _id } });
    await expectRefused([devices(own)], { status: 401 });
  });

  it('signs out after 180 days', async () => {
    const { accessToken } = await register({ own: true });
    api.clock.advance(180 * DAY_MS);
    await expectRefused([devices({ ...worker, token: accessToken ?? '' })], { status: 401 });
  });
});

describe('a link to a device (MARK-20)', () => {
  it('has one phone mark and signs its person in, again if the answer was lost', async () => {
    const { token, language } = await makeLink();
    expect(language).toBeNull();
    const body = { token };
    expect(await api.as(null).device.openLink({ body })).toMatchObject({ companyName: expect.any(String) });
    const { _id, session } = await redeem(token);
    expect(session).toMatchObject({ userId: worker.id, username: worker.username });
    expect(await devices({ ...worker, token: session.accessToken })).toMatchObject([{ _id, own: true }]);
    expect(await redeem(token)).toMatchObject({ _id });
    await expectRefused([redeem(token, new TestPhone(api))], {
      status: 404,
      reason: 'device_link_not_found',
    });
  });

  it('is made with the language of its employee (LANG-15)', async () => {
    await api.as(worker).person.edit({ body: { language: 'en' } });
    expect(await makeLink()).toMatchObject({ language: 'en' });
  });

  it('is redeemed by one of two phones at once', async () => {
    const { token } = await makeLink();
    const outcomes = await Promise.allSettled([redeem(token), redeem(token, new TestPhone(api))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await devices()).toHaveLength(1);
  });

  it('is void after a day, after the next one, and when the person has left', async () => {
    const first = await makeLink();
    const second = await makeLink();
    await expectRefused([redeem(first.token)], { status: 404 });
    await PersonModel.updateOne({ _id: worker._id }, { companyId: null });
    await expectRefused([redeem(second.token)], { status: 404 });
    api.clock.advance(DAY_MS);
    await expectRefused([api.as(null).device.openLink({ body: { token: second.token } })], { status: 404 });
  });

  it('needs no password that was never typed', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { mustChangePassword: true });
    const { session } = await redeem((await makeLink()).token);
    expect(await devices({ ...worker, token: session.accessToken })).toHaveLength(1);
  });

  it('is refused for somebody with two steps, and to a stranger', async () => {
    const stranger = await createPerson(api, 'manager');
    await SessionModel.updateMany({ personId: stranger._id }, { confirmedAt: api.clock.now() });
    const make = api.as(stranger).device.makeLink({ params: { id: worker.id } });
    await expectRefused([make], { status: 404 });
    await PersonModel.updateOne(
      { _id: worker._id },
      { twoSteps: { since: api.clock.now(), secret: 'sealed', recoveryHashes: [] } },
    );
    await expectRefused([makeLink()], { status: 409, reason: 'employee_has_two_steps' });
  });
});

describe('pay on an own device (PIN-1)', () => {
  let linked: Person;

  const link = async () => {
    const { session } = await redeem((await makeLink()).token);
    linked = { ...worker, token: session.accessToken };
  };

  beforeEach(link);

  const slips = (as = linked) => api.as(as).slip.mine.page({ query: {} });
  const home = (as = linked) => api.as(as).home.get({});
  const choose = (pin: string, as = linked) => api.as(as).session.choosePin({ body: { pin } });
  const open = (pin: string, as = linked) => api.as(as).session.openPay({ body: { pin } });
  const locked = { status: 403, code: 'pin_required' } as const;

  it('is open for 15 minutes after the sign-in, and after the PIN again', async () => {
    await choose('2580');
    await slips();
    const { payLock } = await home();
    expect(payLock).toMatchObject({ until: '2026-11-20T13:15:00.000Z', hasPin: true });
    api.clock.advance(PAY_OPEN_MS);
    await expectRefused([slips()], locked);
    expect(await home()).toMatchObject({ pay: null, payLock: { until: null, hasPin: true } });
    await open('2580');
    await slips();
    expect((await home()).pay).not.toBeNull();
    api.clock.advance(PAY_OPEN_MS);
    await expectRefused([slips()], locked);
  });

  it('is open by the password too, and always in a session on another device', async () => {
    api.clock.advance(PAY_OPEN_MS);
    await slips(worker);
    expect((await home(worker)).payLock).toBeNull();
    await api.as(linked).session.confirm({ body: { password: PASSWORD } });
    await slips();
  });

  it('never blocks a mark or the clock, whose answers then have no amounts', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { rates: [rateOf(2_500)] });
    const { _id } = await api.as(worker).record.start({ body: { employeeId: worker.id, marked: true } });
    await choose('2580');
    api.clock.advance(HOUR_MS);
    const stopped = await api.as(linked).record.stop({ body: { timesheetId: _id } });
    expect(stopped).toMatchObject({ cost: 0, hourlyRate: null, durationHours: 1 });
    expect(stopped.pieces.map(({ cost }) => cost)).toEqual([null]);
    const seen = await api.as(worker).record.get({ params: { id: _id } });
    expect(seen).toMatchObject({ cost: 25, hourlyRate: 25 });
  });

  it('has its first PIN without a password only where a link signed in, and no second one (PIN-2)', async () => {
    api.clock.advance(PAY_OPEN_MS);
    const { accessToken } = await register({ own: true });
    await SessionModel.updateMany({ personId: worker._id }, { confirmedAt: null });
    const typed = { ...worker, token: accessToken ?? '' };
    const unconfirmed = { status: 403, code: 'confirmation_required' } as const;
    await expectRefused([choose('2580', typed)], unconfirmed);
    const both = await Promise.allSettled([choose('2580'), choose('2580')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectRefused([choose('1111')], unconfirmed);
    await open('2580', typed);
  });

  describe('in a session that began before there were PINs', () => {
    beforeEach(async () => {
      await SessionModel.updateMany({ personId: worker._id }, { $unset: { openedAt: 1, byLink: 1 } });
      api.clock.advance(PAY_OPEN_MS);
      await expectRefused([slips()], locked);
      expect((await home()).payLock).toEqual({ until: null, hasPin: false });
    });

    it('opens by a first PIN that the password allows (PIN-2)', async () => {
      await expectRefused([choose('2580')], { status: 403, code: 'confirmation_required' });
      await api.as(linked).session.confirm({ body: { password: PASSWORD } });
      await choose('2580');
      api.clock.advance(PAY_OPEN_MS);
      await open('2580');
      await slips();
    });

    it('opens on the same phone by a new link, also once the PIN is forgotten (PIN-2)', async () => {
      await link();
      api.clock.advance(PAY_OPEN_MS);
      await choose('2580');
      await slips();
      api.clock.advance(PAY_OPEN_MS);
      await link();
      await slips();
      await choose('1111');
      await open('1111');
    });
  });

  it('takes five wrong PINs, five more after 5 minutes, and then none until the password (PIN-3)', async () => {
    await choose('2580');
    const wrong = () => Promise.allSettled(Array.from({ length: 9 }, () => open('0000')));
    const answers = async () =>
      (await wrong()).map((one) => (one.status === 'rejected' ? one.reason.code : 'right')).toSorted();
    const [five, four] = [Array(5).fill('validation_failed'), Array(4)];
    expect(await answers()).toEqual([...four.fill('rate_limited'), ...five]);
    await expectRefused([open('2580')], { status: 429 });
    api.clock.advance(PIN_PAUSE_MS);
    expect(await answers()).toEqual([...four.fill('conflict'), ...five]);
    const noted = { action: 'pin-wrong' as const, 'subject._id': worker._id };
    expect(await AuditEntryModel.countDocuments(noted)).toBe(1);
    api.clock.advance(PIN_PAUSE_MS);
    await expectRefused([open('2580')], { status: 409, reason: 'pin_spent' });
    await expectRefused([choose('1111')], { status: 403, code: 'confirmation_required' });
    await api.as(linked).session.confirm({ body: { password: PASSWORD } });
    await choose('1111');
    await open('1111');
  });

  it('starts counting again after the right PIN, and nobody else’s PIN opens it (PIN-3)', async () => {
    await choose('2580');
    const colleague = await createPerson(api, 'employee');
    await choose('3691', colleague);
    for (let round = 0; round < 3; round += 1) {
      for (const pin of ['3691', '0000', '1111', '2222']) {
        await expectRefused([open(pin)], { status: 400, reason: 'pin_wrong' });
      }
      await open('2580');
    }
  });

  it('stores the PIN as a hash that another person’s equal PIN does not have', async () => {
    await choose('2580');
    const colleague = await createPerson(api, 'employee');
    await choose('2580', colleague);
    const both = { _id: { $in: [worker._id, colleague._id] } };
    const stored = await PersonModel.find(both).select('+pin').lean();
    const hashes = stored.map(({ pin }) => pin?.hash);
    expect(hashes).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});
