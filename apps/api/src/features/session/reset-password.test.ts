import { MAX_LINK_FAILURES } from '@faena/shared/domain';
import { Piscina } from 'piscina';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPerson, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { sendAccountMails } from '../../../test/mails.ts';
import { expectRefused } from '../../../test/refused.ts';
import { callerFrom, signIn, statusOf } from '../../../test/sign-in.ts';
import { turnOnTwoSteps } from '../../../test/two-steps.ts';
import { OneTimeLinkModel } from '../../platform/one-time-link.ts';
import { RateLimitModel } from '../../platform/rate-limit-model.ts';
import { accountMailTexts } from '../account-mail/texts.ts';
import { AuditEntryModel } from '../audit/model.ts';
import { PersonModel } from '../person/model.ts';

const api = useApi({ TRUST_PROXY: '1', PASSWORD_RESET: 'email', SMTP_URL: 'smtp://mail.example.com' });
const NEW = 'una clave nueva';
const VOID = { status: 404, reason: 'reset_link_not_found' };

let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;
const stored = ({ id }: Person) => PersonModel.findById(id).select('+passwordHash').lean();

let person: Person;
beforeEach(async () => {
  api.outbox.length = 0;
  person = await createPerson(api, 'manager');
});
afterEach(() => vi.restoreAllMocks());

/** The token of the last link that was sent. */
async function ask(username = person.username): Promise<string> {
  await callerFrom(api, newAddress()).session.forgotPassword({ body: { username } });
  await api.services.background.idle();
  return /#([\w-]+)/.exec(api.outbox.at(-1)?.text ?? '')?.[1] ?? '';
}

const redeem = (token: string, fields: object = { newPassword: NEW }, address = newAddress()) =>
  callerFrom(api, address).session.resetPassword({ body: { token, ...fields } });

describe('a link to a new password (RESET-2)', () => {
  it('sets it, and ends all sessions', async () => {
    const token = await ask();
    const elsewhere = (await signIn(api, newAddress(), person.username)).accessToken;
    expect(await redeem(token)).toEqual({
      message: 'Password changed successfully.',
      username: person.username,
    });
    await expectRefused(
      [person.token, elsewhere].map((used) => api.as({ ...person, token: used }).person.account()),
      { status: 401 },
    );
    expect(await statusOf(signIn(api, newAddress(), person.username, PASSWORD))).toBe(401);
    const session = await signIn(api, newAddress(), person.username, NEW);
    expect(session).not.toHaveProperty('mustChangePassword');
  });

  it('makes one up when asked to, and tells it once', async () => {
    const { newPassword = '' } = await redeem(await ask(), { generatePassword: true });
    expect(newPassword).toMatch(/^[A-Za-z2-9]{23}$/);
    expect(await statusOf(signIn(api, newAddress(), person.username, newPassword))).toBe(200);
  });

  it('takes the place of a temporary password', async () => {
    await PersonModel.updateOne({ _id: person._id }, { mustChangePassword: true });
    await redeem(await ask());
    expect(await signIn(api, newAddress(), person.username, NEW)).not.toHaveProperty('mustChangePassword');
  });

  it('works once: one of several simultaneous uses succeeds', async () => {
    const token = await ask();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, (_, i) => redeem(token, { newPassword: `clave-${i}` })),
    );
    const won = outcomes.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(won).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(VOID);
    expect(await statusOf(signIn(api, newAddress(), person.username, `clave-${won[0]}`))).toBe(200);
    await expectRefused([redeem(token)], VOID);
    expect(await stored(person)).toMatchObject({ sessionVersion: 1 });
  });

  it('makes the others of the account void, and those of nobody else', async () => {
    const other = await createPerson(api, 'employee');
    const [first, second, theirs] = [await ask(), await ask(), await ask(other.username)];
    await redeem(second);
    await expectRefused([redeem(first)], VOID);
    expect(await statusOf(redeem(theirs))).toBe(200);
    expect(await OneTimeLinkModel.countDocuments()).toBe(0);
  });

  it('is good for 30 minutes', async () => {
    const token = await ask();
    api.clock.advance(30 * 60_000);
    await expectRefused([redeem(token)], VOID);
    api.clock.advance(-1);
    expect(await statusOf(redeem(token))).toBe(200);
  });

  it.each([
    ['another password', { body: { currentPassword: PASSWORD, newPassword: 'otra clave' } }],
    ['another e-mail address', { email: 'otra@example.com' }],
    ['the deletion of the account', null],
  ])('is void after %s', async (_what, change) => {
    const token = await ask();
    if (change === null) {
      const admin = await createPerson(api, 'admin');
      await api.as(admin).person.remove({ params: { id: person.id } });
    } else if ('body' in change) await api.as(person).session.changePassword(change);
    else {
      const admin = await createPerson(api, 'admin');
      await api.as(admin).person.update({ params: { id: person.id }, body: change });
    }
    const before = await stored(person);
    await expectRefused([redeem(token)], VOID);
    expect(await stored(person)).toEqual(before);
  });

  it.each(['', 'x'.repeat(201), { $gt: '' }, 7])('is refused with the token %j', async (token) => {
    const answer = await api.request('/auth/reset-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, newPassword: NEW }),
    });
    expect(answer.status).toBe(400);
  });

  it('costs no hash if it is unknown, and an address with too many of them is refused', async () => {
    const hash = vi.spyOn(Piscina.prototype, 'run');
    const address = newAddress();
    const tries = Array.from({ length: 62 }, (_, i) =>
      statusOf(redeem(`never-made-${i}`, undefined, address)),
    );
    const statuses = await Promise.all(tries);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(hash).not.toHaveBeenCalled();
  });

  it('is counted apart from the private links of slips: in one network neither keeps the other from opening', async () => {
    const address = newAddress();
    const spent = { points: MAX_LINK_FAILURES };
    await statusOf(redeem('never-made', undefined, address));
    await RateLimitModel.updateOne({ key: `account-link-address:${address}` }, spent);
    expect(await statusOf(redeem('never-made', undefined, address))).toBe(429);
    const openSlip = () => statusOf(callerFrom(api, address).slipLink.open({ token: 'never-made' }));
    expect(await openSlip()).toBe(404);
    await RateLimitModel.deleteMany();
    await openSlip();
    await RateLimitModel.updateOne({ key: `slip-link-address:${address}` }, spent);
    expect(await openSlip()).toBe(429);
    expect(await statusOf(redeem('never-made', undefined, address))).toBe(404);
  });

  it('remains valid if the new password is refused', async () => {
    const token = await ask();
    await expectRefused([redeem(token, { newPassword: 'corta' }), redeem(token, {})], { status: 400 });
    expect(await statusOf(redeem(token))).toBe(200);
  });
});

describe('a link to an account with two steps (RESET-5)', () => {
  const signInAfterReset = async () => {
    await turnOnTwoSteps(api, person);
    await redeem(await ask());
    return signIn(api, newAddress(), person.username, NEW).then(
      () => 'signed in',
      ({ reason }: { reason: string }) => reason,
    );
  };
  const off = () => AuditEntryModel.countDocuments({ action: 'two-steps-off', 'subject._id': person._id });

  it('ends those of an account whose address nobody verified, and says so by mail', async () => {
    expect(await signInAfterReset()).toBe('signed in');
    expect(await PersonModel.findById(person.id).select('+twoSteps').lean()).toMatchObject({
      twoSteps: null,
    });
    expect(await off()).toBe(1);
    await sendAccountMails(api.services);
    expect(api.outbox.map(({ subject }) => subject)).toContain(accountMailTexts.es['two-steps-off'].subject);
  });

  it('leaves a verified account its second step', async () => {
    await PersonModel.updateOne({ _id: person._id }, { verifiedEmailKey: `${person.username}@example.com` });
    expect(await signInAfterReset()).toBe('code_required');
    expect(await off()).toBe(0);
  });

  it('leaves an employee their second step, because an owner of a company may set their address', async () => {
    person = await createPerson(api, 'employee');
    expect(await signInAfterReset()).toBe('code_required');
  });

  it('voids a link that verifies the address as well', async () => {
    await api.as(person).emailVerification.send();
    await redeem(await ask());
    expect(await OneTimeLinkModel.countDocuments({ subjectId: person._id })).toBe(0);
  });
});
