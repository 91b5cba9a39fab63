import { DAY_MS, MAX_DEVICES } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TestPhone } from '../../../test/test-phone.ts';
import { createCrew } from '../../../test/workers.ts';
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

  it('that is one’s own keeps its session for 180 days, and ends it with itself (SESSION-41)', async () => {
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

  it('is not for somebody with two steps, nor made by a stranger', async () => {
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
