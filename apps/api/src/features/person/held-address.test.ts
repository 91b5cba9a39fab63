import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { sendAccountMails } from '../../../test/mails.ts';
import { expectRefused } from '../../../test/refused.ts';
import { callerFrom } from '../../../test/sign-in.ts';
import { OutboxEventModel } from '../../platform/outbox/outbox-event.ts';
import { PersonModel } from './model.ts';

const TAKEN = { status: 409, message: 'Email is already registered.' };
const GONE = { status: 404, reason: 'verification_link_not_found' };

let made = 0;
const newName = () => {
  made += 1;
  return `titular${made}`;
};
const newAccount = (email: string) => {
  return { username: newName(), fullname: 'Nadia Nueva', email, password: PASSWORD };
};
const newAddress = () => `${newName()}@example.com`;

describe('where mails are sent, an account holds the address that it has verified (EMAIL-4)', () => {
  const api = useApi({ TRUST_PROXY: '1', PASSWORD_RESET: 'email', SMTP_URL: 'smtp://mail.example.com' });
  let email: string;
  let networks = 0;

  beforeEach(async () => {
    email = newAddress();
    api.outbox.length = 0;
    await OutboxEventModel.deleteMany();
  });

  const signUp = async (address = email) => {
    const account = newAccount(address);
    await api.as(null).session.register({ body: { ...account, confirmPassword: PASSWORD } });
    return account.username;
  };
  /** Signs up, and reads the mailed link. */
  const signUpMailed = async () => {
    const username = await signUp(email.toUpperCase());
    await sendAccountMails(api.services);
    return { username, token: tokenOf('verify-email') };
  };
  const tokenOf = (page: string) =>
    new RegExp(`/${page}#([\\w-]{43})$`, 'm').exec(api.outbox.at(-1)?.text ?? '')?.[1] ?? '';
  const caller = () => callerFrom(api, `192.0.2.${++networks}`);
  const verify = (token: string) => caller().emailVerification.verify({ body: { token } });
  const reset = (token: string) =>
    caller().session.resetPassword({ body: { token, newPassword: 'otra clave' } });
  const askReset = async (username: string) => {
    const before = api.outbox.length;
    await caller().session.forgotPassword({ body: { username } });
    await api.services.background.idle();
    return api.outbox.length > before ? tokenOf('reset-password') : null;
  };
  const holders = async () => {
    const held = await PersonModel.find({ heldEmailKey: email }).lean();
    return held.map(({ username }) => username);
  };

  it('an account that has not verified it keeps nobody from signing up with it', async () => {
    await signUp();
    await signUp();
    expect(await holders()).toEqual([]);
  });

  it('the first account that redeems a link gets it, and the others lose their claim', async () => {
    const squatter = await signUpMailed();
    const owner = await signUpMailed();
    const stale = await askReset(squatter.username);
    expect(stale).toMatch(/^[\w-]{43}$/);
    await verify(owner.token);
    expect(await holders()).toEqual([owner.username]);
    await expectRefused([verify(squatter.token)], GONE);
    await expectRefused([reset(stale ?? '')], { status: 404 });
    expect(await askReset(squatter.username)).toBeNull();
    expect(await askReset(owner.username)).toMatch(/^[\w-]{43}$/);
    await expectRefused([signUp()], TAKEN);
    expect(await holders()).toEqual([owner.username]);
  });

  it('a reset link proves it too, and leads to the account that it was asked for', async () => {
    const squatter = await signUpMailed();
    const owner = await signUpMailed();
    const { username } = await reset((await askReset(owner.username)) ?? '');
    expect(username).toBe(owner.username);
    expect(await holders()).toEqual([owner.username]);
    await expectRefused([verify(squatter.token)], GONE);
  });

  it('a claim from before mails were sent ends with the proof of another account', async () => {
    const before = await createPerson(api, 'manager', { email });
    const owner = await signUpMailed();
    expect(await holders()).toEqual([before.username]);
    await verify(owner.token);
    expect(await holders()).toEqual([owner.username]);
    await expectRefused([api.as(before).emailVerification.send()], { status: 409, reason: 'email_taken' });
  });

  it('an invitation to it is mailed and accepted, unless its account has verified it', async () => {
    const inviter = await createPerson(api, 'admin');
    const squatter = await signUp();
    await api.as(inviter).accountInvitation.invite({ body: { rol_id: 2, email } });
    await api.services.background.idle();
    const { email: _given, password: newPassword, ...typed } = newAccount(email);
    await caller().accountInvitation.accept({
      body: { ...typed, token: tokenOf('invitation'), newPassword },
    });
    expect(await holders()).toEqual([typed.username]);
    expect(await PersonModel.findOne({ username: squatter })).toMatchObject({ heldEmailKey: null });
    await expectRefused([api.as(inviter).accountInvitation.invite({ body: { rol_id: 2, email } })], TAKEN);
  });

  it('a stranger is found by it once it is verified (INVITE-4)', async () => {
    const seeker = await createPerson(api, 'manager');
    const find = async () => [
      ...(await api.as(seeker).person.search({ query: { q: email } })),
      ...[await api.as(seeker).person.lookUp({ query: { email } })].flat(),
    ];
    await signUp();
    const owner = await signUpMailed();
    expect(await find()).toEqual([]);
    await verify(owner.token);
    expect(await find()).toMatchObject([{ username: owner.username }, { username: owner.username }]);
  });

  describe('another address, which', () => {
    const change = {
      'its person': (who: Person, to: string) => api.as(who).person.edit({ query: {}, body: { email: to } }),
      'an administrator': async (who: Person, to: string) =>
        api
          .as(await createPerson(api, 'admin'))
          .person.update({ params: { id: who.id }, body: { email: to } }),
    };

    it.each(Object.entries(change))(
      '%s sets, needs verification, and no other account’s does',
      async (_by, set) => {
        const own = newAddress();
        const person = await createPerson(api, 'manager', { email: own, verifiedEmailKey: own });
        const owner = await signUpMailed();
        await set(person, email);
        const stored = () => PersonModel.findById(person._id).lean();
        expect(await stored()).toMatchObject({ emailKey: email, heldEmailKey: null, verifiedEmailKey: null });
        await set(person, own);
        expect(await stored()).toMatchObject({ emailKey: own, heldEmailKey: null, verifiedEmailKey: null });
        await verify(owner.token);
        await expectRefused([set(person, email)], TAKEN);
        await set(person, own.toUpperCase());
      },
    );
  });
});

describe('without a mail server', () => {
  const api = useApi({ PUBLIC_URL: '' });

  it('an address is of the first account that has it (EMAIL-4, ACCOUNT-2)', async () => {
    const email = newAddress();
    const signUp = (address: string) =>
      api.as(null).session.register({ body: { ...newAccount(address), confirmPassword: PASSWORD } });
    await signUp(email);
    await expectRefused([signUp(email.toUpperCase())], TAKEN);
    const other = await createPerson(api, 'manager');
    const { id } = await createCompany(api, other);
    const employee = { ...newAccount(email), phone: '5555 0100', companyId: id };
    await expectRefused(
      [
        api.as(other).employee.create({ body: employee }),
        api.as(other).person.edit({ query: {}, body: { email } }),
      ],
      TAKEN,
    );
    await api.as(other).person.edit({ query: {}, body: { email: newAddress() } });
    await signUp(`${other.username}@example.com`);
  });
});
