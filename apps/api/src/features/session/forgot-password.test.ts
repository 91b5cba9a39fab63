import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPerson, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { callerFrom, signIn, statusOf } from '../../../test/sign-in.ts';
import { RateLimitModel } from '../../platform/rate-limit-model.ts';
import { PersonModel } from '../person/model.ts';

let addresses = 0;
const newAddress = () => `192.0.2.${++addresses}`;
const stored = (person: Person) => PersonModel.findById(person.id).select('+passwordHash').lean();

afterEach(() => vi.restoreAllMocks());

describe('a forgotten password, PASSWORD_RESET=display (SESSION-21)', () => {
  const api = useApi({ TRUST_PROXY: '1' });
  const reset = (username: string, address = newAddress()) =>
    callerFrom(api, address).session.forgotPassword({ body: { username } });

  it('is replaced by a temporary one, shown once, and ends the sessions', async () => {
    const person = await createPerson(api, 'employee');
    const { message, username, newPassword = '' } = await reset(` ${person.username.toUpperCase()} `);
    expect(message).toBe('Password reset successfully.');
    expect(username).toBe(person.username);
    expect(newPassword).toMatch(/^[A-Za-z2-9]{23}$/);
    await expectRefused([api.as(person).person.account()], { status: 401 });
    expect(await statusOf(signIn(api, newAddress(), person.username))).toBe(401);
    const session = await signIn(api, newAddress(), person.username, newPassword);
    expect(session.mustChangePassword).toBe(true);
  });

  it('lets the temporary session read its account and change the password, nothing else', async () => {
    const person = await createPerson(api, 'manager');
    const { newPassword = '' } = await reset(person.username);
    const { accessToken } = await signIn(api, newAddress(), person.username, newPassword);
    const temporary = api.as({ ...person, token: accessToken });
    await expect(temporary.person.account()).resolves.toMatchObject({ _id: person.id });
    await expectRefused(
      [
        temporary.person.edit({ body: { fullname: 'Otro' } }),
        temporary.company.mine({}),
        temporary.project.list({ query: {} }),
        temporary.person.search({ query: { q: 'ana' } }),
      ],
      { status: 403, code: 'password_change_required' },
    );
    const changed = await temporary.session.changePassword({
      body: { currentPassword: newPassword, newPassword: 'my own again' },
    });
    const mine = api.as({ ...person, token: changed.accessToken });
    await expect(mine.company.mine({})).resolves.toEqual([]);
    expect(await signIn(api, newAddress(), person.username, 'my own again')).not.toHaveProperty(
      'mustChangePassword',
    );
  });

  it('is refused for an unknown user, and needs a name', async () => {
    await expectRefused([reset('nobody-here')], { status: 404, message: 'User not found.' });
    await expectRefused([reset('  ')], { status: 400, message: 'Username is required.' });
  });

  it('counts every request towards the limits of the sign-in', async () => {
    const person = await createPerson(api, 'manager');
    const failures = Array.from({ length: 9 }, () =>
      statusOf(signIn(api, newAddress(), person.username, 'no')),
    );
    expect(new Set(await Promise.all(failures))).toEqual(new Set([401]));
    expect(await statusOf(reset(person.username))).toBe(200);
    const before = await stored(person);
    await expectRefused([reset(person.username)], { status: 429, code: 'rate_limited' });
    expect(await stored(person)).toEqual(before);
    await expectRefused([signIn(api, newAddress(), person.username)], { status: 429 });
  });

  it('counts the requests for unknown names in the same way', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => statusOf(reset('not-a-user'))));
    expect(answers.sort()).toEqual([...Array(10).fill(404), 429, 429]);
    await expectRefused([signIn(api, newAddress(), 'not-a-user')], { status: 429 });
  });

  it('counts towards the 100 of an address too', async () => {
    const address = newAddress();
    const many = Array.from({ length: 105 }, (_, i) => statusOf(reset(`unknown-${i}`, address)));
    expect((await Promise.all(many)).filter((status) => status === 429)).toHaveLength(5);
    const { username } = await createPerson(api, 'manager');
    expect(await statusOf(signIn(api, address, username))).toBe(429);
  });
});

describe('a forgotten password where mail is sent (RESET-1)', () => {
  const api = useApi({
    TRUST_PROXY: '1',
    PASSWORD_RESET: 'email',
    SMTP_URL: 'smtp://mail.example.com',
    PUBLIC_URL: 'https://faena.example.com',
  });
  const reset = (username: string, address = newAddress()) =>
    callerFrom(api, address).session.forgotPassword({ body: { username } });

  beforeEach(() => {
    api.outbox.length = 0;
  });
  afterEach(() => api.services.background.idle());

  it('is answered by a link to the address on file, and nowhere else; nothing has changed', async () => {
    const person = await createPerson(api, 'manager');
    const before = await stored(person);
    const answer = await reset(person.username);
    expect(answer).toEqual({ message: expect.stringContaining('e-mail'), username: person.username });
    await api.services.background.idle();
    expect(api.outbox).toMatchObject([{ to: `${person.username}@example.com` }]);
    // The token follows the '#', so no server and no linked page sees it.
    expect(api.outbox[0]?.text).toMatch(/^https:\/\/faena\.example\.com\/reset-password#[\w-]{43}$/m);
    expect(await stored(person)).toEqual(before);
    await expect(api.as(person).person.account()).resolves.toMatchObject({ _id: person.id });
    expect(await statusOf(signIn(api, newAddress(), person.username, PASSWORD))).toBe(200);
  });

  it('is sent a link while the name is spent, and the browser that redeems it is known (GUESS-3)', async () => {
    const person = await createPerson(api, 'manager');
    const spend = async () => {
      for (let i = 0; i < 10; i += 1) await statusOf(signIn(api, newAddress(), person.username, 'no'));
      expect(await statusOf(signIn(api, newAddress(), person.username))).toBe(429);
    };
    await spend();
    expect(await statusOf(reset(person.username))).toBe(200);
    await api.services.background.idle();
    const token = /#([\w-]{43})/.exec(api.outbox.at(-1)?.text ?? '')?.[1];
    const post = (path: string, body: object, cookie = '') =>
      api.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), Cookie: cookie },
        body: JSON.stringify(body),
      });
    const redeemed = await post('/auth/reset-password', { token, newPassword: 'otra clave larga' });
    const [cookie = ''] = redeemed.headers.getSetCookie().map((set) => set.split(';', 1)[0]);
    await spend();
    const own = { username: person.username, password: 'otra clave larga' };
    expect((await post('/auth/login', own, cookie)).status).toBe(200);
    expect((await post('/auth/login', own)).status).toBe(429);
  });

  it('sends an account 3 mails an hour at most, and answers the same beyond', async () => {
    const person = await createPerson(api, 'manager');
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1) answers.push(await reset(person.username));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await api.services.background.idle();
    expect(api.outbox).toHaveLength(3);
    await RateLimitModel.updateOne({ key: `reset-mail:${person.id}` }, { expire: new Date(0) });
    await reset(person.username);
    await api.services.background.idle();
    expect(api.outbox).toHaveLength(4);
  });

  it('contains no text of a stranger (EMAIL-3)', async () => {
    const fullname = 'Premio! Entra ya en\nhttps://evil.example <b>gratis</b>';
    const { username } = await createPerson(api, 'manager', { fullname, username: 'www.evil.example' });
    await reset(username);
    await api.services.background.idle();
    const { subject = '', text = '' } = api.outbox[0] ?? {};
    expect(`${subject} ${text}`).not.toMatch(/evil|Premio|gratis|</);
    expect(text.match(/https?:\/\/[^/]+/g)).toEqual(['https://faena.example.com']);
  });

  it('answers the same, without waiting for hash or mail, for existing and unknown users', async () => {
    const { username } = await createPerson(api, 'manager', { username: 'Conocida' });
    const slow = vi.spyOn(api.services.mailer ?? { send: sleep }, 'send');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    slow.mockImplementationOnce(() => held);
    const known = await reset(username.toLowerCase());
    const unknown = await reset('desconocida');
    expect({ ...known, username: '' }).toEqual({ ...unknown, username: '' });
    // The answer repeats the typed name, because the stored spelling must not be revealed.
    expect([known.username, unknown.username]).toEqual(['conocida', 'desconocida']);
    release();
    await api.services.background.idle();
    expect(api.outbox).toEqual([]);
  });

  it('leaves everything as it is when the mail cannot be sent, too', async () => {
    const person = await createPerson(api, 'manager');
    const before = await stored(person);
    vi.spyOn(api.services.mailer ?? { send: sleep }, 'send').mockRejectedValueOnce(new Error('no route'));
    await expect(reset(person.username)).resolves.toBeTruthy();
    await api.services.background.idle();
    expect(await stored(person)).toEqual(before);
    expect(await statusOf(signIn(api, newAddress(), person.username, PASSWORD))).toBe(200);
  });

  it('counts towards the name, known or not, and is refused by the limit of the address alone (GUESS-3)', async () => {
    const { username } = await createPerson(api, 'manager');
    for (const name of [username, 'not-a-user']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => statusOf(reset(name))));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await statusOf(signIn(api, newAddress(), name))).toBe(429);
    }
    const address = newAddress();
    const many = Array.from({ length: 105 }, (_, i) => statusOf(reset(`unknown-${i}`, address)));
    expect((await Promise.all(many)).filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('a forgotten password where it is neither shown nor mailed (SESSION-21)', () => {
  const api = useApi({ PASSWORD_RESET: 'off' });

  it('cannot be replaced here: the answer says whom to ask', async () => {
    const person = await createPerson(api, 'manager');
    const before = await stored(person);
    for (const username of [person.username, 'nobody']) {
      const asked = api.as(null).session.forgotPassword({ body: { username } });
      await expectRefused([asked], { status: 409, reason: 'password_reset_off' });
    }
    expect(await stored(person)).toEqual(before);
  });
});
