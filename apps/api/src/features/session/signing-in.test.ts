import bcrypt from 'bcrypt';
import { describe, expect, it } from 'vitest';
import { createPerson, PASSWORD } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { callerFrom, signIn, statusOf } from '../../../test/sign-in.ts';
import { PersonModel } from '../person/index.ts';

const INVALID = { status: 401, reason: 'credentials_wrong' };

/** The address that a made-up person has. */
const emailOf = ({ username }: { readonly username: string }) => `${username}@example.com`;

let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

describe('a sign-in by e-mail address (SESSION-40)', () => {
  const mailed = useApi({ TRUST_PROXY: '1', PASSWORD_RESET: 'email', SMTP_URL: 'smtp://mail.example.com' });
  const verified = async (username: string) => {
    const email = emailOf({ username });
    return { ...(await createPerson(mailed, 'manager', { username, verifiedEmailKey: email })), email };
  };

  it('takes a verified address in any case, and answers the username', async () => {
    const { username, email } = await verified('por.correo');
    for (const typed of [email, ` ${email.toUpperCase()} `]) {
      expect(await signIn(mailed, newAddress(), typed)).toMatchObject({ username });
    }
    await expect(signIn(mailed, newAddress(), email, 'wrong')).rejects.toMatchObject(INVALID);
  });

  it('takes neither an unverified address nor a former one (EMAIL-4)', async () => {
    const unverified = await createPerson(mailed, 'manager');
    const moved = await verified('se.mudo');
    await mailed
      .as(moved)
      .person.edit({ query: {}, body: { email: 'nuevo@example.com', currentPassword: PASSWORD } });
    for (const email of [emailOf(unverified), moved.email, 'nuevo@example.com', 'nobody@example.com']) {
      await expect(signIn(mailed, newAddress(), email)).rejects.toMatchObject(INVALID);
    }
  });

  it('counts wrong guesses with those of the username (SESSION-3)', async () => {
    const { username, email } = await verified('contada');
    const answers = [];
    for (let i = 0; i < 11; i += 1) {
      answers.push(await statusOf(signIn(mailed, newAddress(), i % 2 ? email : username, 'wrong')));
    }
    expect(answers).toEqual([...Array(10).fill(401), 429]);
  });

  it('resets a password by the address, too, and mails nothing to an unverified one', async () => {
    const { email } = await verified('olvidada');
    const unverified = await createPerson(mailed, 'manager');
    mailed.outbox.length = 0;
    for (const username of [email, emailOf(unverified)]) {
      const answer = await callerFrom(mailed, newAddress()).session.forgotPassword({ body: { username } });
      expect(answer).toMatchObject({ username });
    }
    await expect.poll(() => mailed.outbox.map(({ to }) => to)).toEqual([email]);
  });
});

describe('without a mail server', () => {
  const api = useApi({ TRUST_PROXY: '1', PUBLIC_URL: '' });

  it('an address that one account has signs in, verified or not (SESSION-40)', async () => {
    const { username } = await createPerson(api, 'manager');
    expect(await signIn(api, newAddress(), emailOf({ username }))).toMatchObject({ username });
  });

  it('a password is the same however its letters are typed, also for an earlier hash, which is renewed (SESSION-39)', async () => {
    const [composed, apart] = ['contrase\u00f1a \u00e1rbol', 'contrasen\u0303a a\u0301rbol'];
    const passwordHash = await bcrypt.hash(apart, 4);
    const person = await createPerson(api, 'manager', { passwordHash });
    const stored = async () =>
      (await PersonModel.findById(person.id).select('+passwordHash').lean())?.passwordHash;
    await expect(signIn(api, newAddress(), person.username, composed)).rejects.toMatchObject(INVALID);
    expect(await stored()).toBe(passwordHash);
    await signIn(api, newAddress(), person.username, apart);
    const renewed = await stored();
    expect(renewed).not.toBe(passwordHash);
    for (const typed of [composed, apart, 'ｃontraseña árbol']) {
      expect(await signIn(api, newAddress(), person.username, typed)).toMatchObject({ userId: person.id });
    }
    expect(await stored()).toBe(renewed);
  });

  it('an earlier hash stays if its password has no normal form that fits (SESSION-39)', async () => {
    const password = '\ufdfa'.repeat(24);
    const passwordHash = await bcrypt.hash(password, 4);
    const { username, id } = await createPerson(api, 'manager', { passwordHash });
    for (const _twice of [1, 2]) await signIn(api, newAddress(), username, password);
    expect(await PersonModel.findById(id).select('+passwordHash').lean()).toMatchObject({ passwordHash });
  });

  it('a chosen password counts and confirms in its normal form (SESSION-17, SESSION-39)', async () => {
    const account = { email: 'normal@example.com', username: 'normal', fullname: 'Nora Mal' };
    const register = (password: string, confirmPassword: string) =>
      callerFrom(api, newAddress()).session.register({ body: { ...account, password, confirmPassword } });
    expect(await statusOf(register('n\u0303n\u0303n\u0303', 'n\u0303n\u0303n\u0303'))).toBe(400);
    await register('n\u0303andu\u0301es', '\u00f1and\u00faes');
    expect(await signIn(api, newAddress(), 'normal', '\u00f1and\u00faes')).toMatchObject({
      username: 'normal',
    });
  });

  it('a username of another script signs in in any case, and is one account (ACCOUNT-18)', async () => {
    const account = {
      email: 'maria@example.com',
      fullname: 'Мария',
      password: 'secreto-1',
      confirmPassword: 'secreto-1',
    };
    await callerFrom(api, newAddress()).session.register({ body: { ...account, username: 'Мария' } });
    expect(await signIn(api, newAddress(), 'мАРИЯ', 'secreto-1')).toMatchObject({ username: 'Мария' });
    const twin = { ...account, email: 'other@example.com', username: 'мария' };
    expect(await statusOf(callerFrom(api, newAddress()).session.register({ body: twin }))).toBe(409);
  });

  it('a username that looks like another is taken, and both of an earlier pair sign in (ACCOUNT-19)', async () => {
    const names = { fullname: 'İrem', password: 'secreto-1', confirmPassword: 'secreto-1' };
    const register = (username: string) =>
      callerFrom(api, newAddress()).session.register({
        body: {
          ...names,
          username,
          email: `${encodeURIComponent(username).replaceAll('%', '')}@example.com`,
        },
      });
    await register('irem');
    for (const twin of ['ırem', 'İrem']) {
      await expectRefused([register(twin)], { status: 409, reason: 'username_taken' });
    }
    const other = await createPerson(api, 'client', { username: 'otra' });
    const admin = await createPerson(api, 'admin');
    const rename = (body: { username: string; fullname?: string }) =>
      api.as(admin).person.update({ params: { id: other.id }, body });
    await expectRefused([rename({ username: 'ırem' })], { status: 409, reason: 'username_taken' });
    // An earlier version stored both, and the migration marks the younger.
    const pair = { username: 'ırem', usernameKey: 'ırem', usernameLook: `irem#${other.id}` };
    await PersonModel.updateOne({ _id: other._id }, { $set: pair });
    expect(await signIn(api, newAddress(), 'irem', 'secreto-1')).toMatchObject({ username: 'irem' });
    expect(await signIn(api, newAddress(), 'IREM', 'secreto-1')).toMatchObject({ username: 'irem' });
    expect(await signIn(api, newAddress(), 'ırem')).toMatchObject({ username: 'ırem', userId: other.id });
    await rename({ username: 'ırem', fullname: 'Otra Más' });
    expect(await PersonModel.findById(other.id).lean()).toMatchObject({ ...pair, fullname: 'Otra Más' });
  });
});
