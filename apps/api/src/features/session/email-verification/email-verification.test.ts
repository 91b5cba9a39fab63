import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, PASSWORD, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { sendAccountMails } from '../../../../test/mails.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { callerFrom, statusOf } from '../../../../test/sign-in.ts';
import { OneTimeLinkModel } from '../../../platform/one-time-link.ts';
import { OutboxEventModel } from '../../../platform/outbox/outbox-event.ts';
import { RateLimitModel } from '../../../platform/rate-limit-model.ts';
import { PersonModel } from '../../person/model.ts';

const MAILED = { TRUST_PROXY: '1', PASSWORD_RESET: 'email', SMTP_URL: 'smtp://mail.example.com' };
const GONE = { status: 404, reason: 'verification_link_not_found' };

describe('an e-mail address is verified by a link (EMAIL-1)', () => {
  const api = useApi(MAILED);
  let person: Person;
  let addresses = 0;

  beforeEach(async () => {
    person = await createPerson(api, 'manager');
    api.outbox.length = 0;
    await OutboxEventModel.deleteMany();
  });

  const verify = (token: string) =>
    callerFrom(api, `192.0.2.${++addresses}`).emailVerification.verify({ body: { token } });
  const state = (who = person) => api.as(who).emailVerification.get();
  const ask = (who = person) => api.as(who).emailVerification.send();
  /** The token of the latest link that was sent to an address. */
  const sentTo = async (email: string) => {
    await sendAccountMails(api.services);
    const mail = api.outbox.filter(({ to }) => to === email).at(-1);
    return /^https:\/\/faena\.example\.com\/verify-email#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const addressOf = ({ username }: Person) => `${username}@example.com`;
  const somebody = (username: string) => ({
    ...{ username, fullname: 'Nadia Nueva', email: `${username}@example.com`, password: PASSWORD },
  });

  it('is not verified before, nor is an address from before addresses were verified', async () => {
    expect(await state()).toEqual({ verified: false, available: true });
    await PersonModel.collection.updateOne({ _id: person._id }, { $unset: { verifiedEmailKey: 1 } });
    expect(await state()).toEqual({ verified: false, available: true });
    await ask();
    expect(await verify(await sentTo(addressOf(person)))).toEqual({
      message: 'The e-mail address is verified.',
    });
    expect(await state()).toEqual({ verified: true, available: true });
    await expectRefused([ask()], { status: 409, reason: 'address_verified' });
  });

  it.each(['register', 'an administrator', 'an owner'])('sent to a new account made by %s', async (by) => {
    const body = somebody(`nueva-${by.replaceAll(' ', '-')}`);
    if (by === 'register')
      await api.as(null).session.register({ body: { ...body, confirmPassword: PASSWORD } });
    else if (by === 'an administrator')
      await api.as(await createPerson(api, 'admin')).person.create({ body: { ...body, rol_id: 4 } });
    else {
      const { id } = await createCompany(api, person);
      await api.as(person).employee.create({ body: { ...body, phone: '5555 0100', companyId: id } });
    }
    await verify(await sentTo(body.email));
    const { verifiedEmailKey } = await PersonModel.findOne({ username: body.username }).orFail().lean();
    expect(verifiedEmailKey).toBe(body.email);
  });

  it('is good once, of many at once too, and makes the others void', async () => {
    await ask();
    const first = await sentTo(addressOf(person));
    await ask();
    const second = await sentTo(addressOf(person));
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => statusOf(verify(second))));
    expect(outcomes.sort()).toEqual([200, 404, 404, 404]);
    await expectRefused([verify(first), verify(second), verify('never-made')], GONE);
    expect(await OneTimeLinkModel.countDocuments({ subjectId: person._id })).toBe(0);
  });

  it('shows its reader the account before it verifies, and opening it verifies nothing (EMAIL-5)', async () => {
    await ask();
    const token = await sentTo(addressOf(person));
    const opened = () =>
      callerFrom(api, `192.0.2.${++addresses}`).emailVerification.open({ body: { token } });
    const { username, createdAt } = await PersonModel.findById(person._id).orFail().lean();
    expect(await opened()).toEqual({ username, createdAt: createdAt.toISOString() });
    expect(await opened()).toMatchObject({ username });
    expect(await state()).toMatchObject({ verified: false });
    await verify(token);
    await expectRefused([opened()], GONE);
  });

  it('is declined by the owner of the address, who then has it; the account gets no other link (EMAIL-5)', async () => {
    const owner = somebody('duena');
    await api.as(person).person.edit({ query: {}, body: { email: owner.email } });
    const token = await sentTo(owner.email);
    await ask();
    const another = await sentTo(owner.email);
    await api.as(null).session.forgotPassword({ body: { username: person.username } });
    await api.services.background.idle();
    const { emailVerification } = callerFrom(api, `192.0.2.${++addresses}`);
    await emailVerification.decline({ body: { token } });
    const body = { token };
    await expectRefused([verify(token), verify(another), emailVerification.decline({ body })], GONE);
    expect(await OneTimeLinkModel.countDocuments({ subjectId: person._id })).toBe(0);
    await expectRefused([ask()], { status: 409, reason: 'email_taken' });
    expect(await state()).toMatchObject({ verified: false });
    api.outbox.length = 0;
    await api.as(null).session.forgotPassword({ body: { username: person.username } });
    await api.services.background.idle();
    await api.as(person).session.changePassword({
      body: { currentPassword: PASSWORD, newPassword: 'otra clave que es larga' },
    });
    await sendAccountMails(api.services);
    expect(api.outbox).toEqual([]);

    await api.as(null).session.register({ body: { ...owner, confirmPassword: PASSWORD } });
    await verify(await sentTo(owner.email));
    const { verifiedEmailKey } = await PersonModel.findOne({ username: owner.username }).orFail().lean();
    expect(verifiedEmailKey).toBe(owner.email);
  });

  it('can be declined by nobody once it is verified', async () => {
    await ask();
    const token = await sentTo(addressOf(person));
    await verify(token);
    await expectRefused(
      [callerFrom(api, `192.0.2.${++addresses}`).emailVerification.decline({ body: { token } })],
      GONE,
    );
    expect(await state()).toMatchObject({ verified: true });
  });

  it('is good for 24 hours', async () => {
    await ask();
    const token = await sentTo(addressOf(person));
    api.clock.advance(24 * 3_600_000);
    await expectRefused([verify(token)], GONE);
    api.clock.advance(-1);
    expect(await statusOf(verify(token))).toBe(200);
  });

  it('verifies no other address than the one it was sent to', async () => {
    await ask();
    const token = await sentTo(addressOf(person));
    const email = `otra-${addressOf(person)}`;
    await api.as(person).person.edit({ query: {}, body: { email } });
    await expectRefused([verify(token)], GONE);
    expect(await state()).toMatchObject({ verified: false });
    await verify(await sentTo(email));
    expect(await state()).toMatchObject({ verified: true });
    // Another spelling is the same address. Another address is not verified, nor is the first one when it returns.
    await api.as(person).person.edit({ query: {}, body: { email: email.toUpperCase() } });
    expect(await state()).toMatchObject({ verified: true });
    await api.as(person).person.edit({ query: {}, body: { email: `mas-${email}` } });
    expect(await state()).toMatchObject({ verified: false });
  });

  it('opens nothing else, and no link to a new password verifies by this', async () => {
    await ask();
    const token = await sentTo(addressOf(person));
    const reset = callerFrom(api, '192.0.2.250').session.resetPassword({
      body: { token, newPassword: 'otra clave' },
    });
    await expectRefused([reset], { status: 404 });
    expect(await statusOf(verify(token))).toBe(200);
  });

  it('is no longer needed after a password was reset by a link to the address', async () => {
    await api.as(null).session.forgotPassword({ body: { username: person.username } });
    await api.services.background.idle();
    const token = /#([\w-]+)/.exec(api.outbox.at(-1)?.text ?? '')?.[1] ?? '';
    await api.as(null).session.resetPassword({ body: { token, newPassword: 'otra clave' } });
    const { verifiedEmailKey } = await PersonModel.findById(person._id).orFail().lean();
    expect(verifiedEmailKey).toBe(addressOf(person));
  });

  it('is sent 3 times an hour to an account, with the time of the next one', async () => {
    for (let asked = 0; asked < 3; asked += 1) await ask();
    const refused = await ask().catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(3_000);
    await sendAccountMails(api.services);
    expect(api.outbox).toHaveLength(3);
    // Giving the account one address after the other does not help either.
    await api.as(person).person.edit({ query: {}, body: { email: `x-${addressOf(person)}` } });
    await sendAccountMails(api.services);
    expect(api.outbox.filter(({ to }) => to.startsWith('x-'))).toEqual([]);
    await RateLimitModel.updateOne({ key: `verification-mail:${person.id}` }, { expire: new Date(0) });
    await ask();
    await sentTo(`x-${addressOf(person)}`);
    expect(api.outbox.at(-1)?.to).toBe(`x-${addressOf(person)}`);
  });
});

describe('without a mail server', () => {
  const api = useApi({ PUBLIC_URL: '' });

  it('no address can be verified, and nobody is told to (EMAIL-1)', async () => {
    const person = await createPerson(api, 'manager');
    expect(await api.as(person).emailVerification.get()).toEqual({ verified: false, available: false });
    await expectRefused([api.as(person).emailVerification.send()], { status: 409, reason: 'no_mail_server' });
  });
});
