import { createHash } from 'node:crypto';
import { roleOf } from '@faena/shared/access';
import bcrypt from 'bcrypt';
import jwt from 'jsonwebtoken';
import { Piscina } from 'piscina';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPerson, PASSWORD } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { signIn, statusOf } from '../../../test/sign-in.ts';
import { RateLimitModel } from '../../platform/rate-limit-model.ts';
import { PersonModel } from '../person/model.ts';

/** Hashes have the cost of the product here. */
const api = useApi({ NODE_ENV: 'development', TRUST_PROXY: '1' });
const INVALID = { status: 401, code: 'unauthenticated', message: 'Invalid credentials. Please try again.' };

/** An address that no other test uses. */
let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

/** The key of a name in its count. */
const keyOf = (username: string) =>
  `subject:${createHash('sha256').update(`login:${username}`).digest('base64url')}`;

afterEach(() => vi.restoreAllMocks());

describe('sign-in (SESSION-1)', () => {
  it.each(['admin', 'manager', 'employee', 'client'] as const)(
    'answers the session of an %s',
    async (role) => {
      const person = await createPerson(api, role);
      const session = await signIn(api, newAddress(), person.username);
      expect(session).toEqual({
        username: person.username,
        userId: person.id,
        rol_id: expect.any(Number),
        accessToken: expect.any(String),
      });
      expect(roleOf(session.rol_id)).toBe(role);
      const account = await api.as({ ...person, token: session.accessToken }).person.account();
      expect(account._id).toBe(person.id);
    },
  );

  it('takes the username without regard to case, and answers it as it is', async () => {
    const { username } = await createPerson(api, 'manager', { username: 'MariaLopez' });
    expect(await signIn(api, newAddress(), ' mARIAlopez ')).toMatchObject({ username });
  });

  it('says when the password is a temporary one', async () => {
    const { username } = await createPerson(api, 'manager', { mustChangePassword: true });
    expect(await signIn(api, newAddress(), username)).toMatchObject({ mustChangePassword: true });
  });

  it('gives a token of 30 days that carries user, session, role and session version, and no more', async () => {
    const person = await createPerson(api, 'employee', { sessionVersion: 7 });
    const { accessToken } = await signIn(api, newAddress(), person.username);
    const issuedAt = api.clock.now().getTime() / 1000;
    const sid = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(jwt.decode(accessToken, { complete: true })).toMatchObject({ header: { alg: 'HS256' } });
    expect(jwt.decode(accessToken)).toEqual({
      ...{ sub: person.id, sid, rol: 3, ver: 7 },
      aud: 'faena',
      ...{ iat: issuedAt, exp: issuedAt + 30 * 24 * 3600 },
    });
  });

  it.each([
    ['no username', { password: 'x' }],
    ['a blank username', { username: '  ', password: 'x' }],
    ['no password', { username: 'x' }],
    ['an empty password', { username: 'x', password: '' }],
  ])('needs both: %s (SESSION-6)', async (_what, body) => {
    const answer = await api.request('/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Username and password are required.' });
  });
});

describe('a sign-in that fails (SESSION-2)', () => {
  it('answers an unknown name and a wrong password alike, after the same work', async () => {
    const { username } = await createPerson(api, 'manager', { passwordHash: await bcrypt.hash('other', 12) });
    const hashing = vi.spyOn(Piscina.prototype, 'run');
    const [wrong, unknown] = [
      await signIn(api, newAddress(), username).catch((error) => error),
      await signIn(api, newAddress(), 'nobody').catch((error) => error),
    ];
    for (const error of [wrong, unknown]) expect(error).toMatchObject(INVALID);
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    // The work decides the time: one comparison each, at the cost of a real hash.
    expect(hashing.mock.calls.map(([{ hash }]) => bcrypt.getRounds(hash))).toEqual([12, 12]);
  });

  it('does not let in a longer password that bcrypt would cut to the right one', async () => {
    const longest = 'x'.repeat(72);
    const { username } = await createPerson(api, 'manager', { passwordHash: await bcrypt.hash(longest, 4) });
    await expect(signIn(api, newAddress(), username, `${longest}y`)).rejects.toMatchObject(INVALID);
    await expect(signIn(api, newAddress(), username, longest)).resolves.toMatchObject({ username });
  });

  it('changes nothing in the account', async () => {
    const person = await createPerson(api, 'manager');
    const before = await PersonModel.findById(person.id).select('+passwordHash').lean();
    await expect(signIn(api, newAddress(), person.username, 'wrong')).rejects.toMatchObject(INVALID);
    expect(await PersonModel.findById(person.id).select('+passwordHash').lean()).toEqual(before);
  });
});

describe('the limits of failed sign-ins (SESSION-3)', () => {
  it('refuse a name after 10 failures, even with the right password, and no other name', async () => {
    const [victim, colleague] = [await createPerson(api, 'manager'), await createPerson(api, 'manager')];
    const address = newAddress();
    const failures = [];
    for (let i = 0; i < 11; i += 1)
      failures.push(await statusOf(signIn(api, address, victim.username, 'no')));
    expect(failures).toEqual([...Array(10).fill(401), 429]);
    const refused = await signIn(api, newAddress(), victim.username.toUpperCase()).catch((error) => error);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retryAfter).toBeGreaterThan(14 * 60);
    expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60);
    await expect(signIn(api, address, colleague.username)).resolves.toBeTruthy();
  });

  it('count the failures of unknown names in the same way', async () => {
    const address = newAddress();
    const attempts = Array.from({ length: 12 }, () => statusOf(signIn(api, address, 'ghost', 'no')));
    expect((await Promise.all(attempts)).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('let exactly 10 of many simultaneous guesses know that they are wrong', async () => {
    const { username } = await createPerson(api, 'manager');
    const guesses = Array.from({ length: 40 }, (_, i) =>
      statusOf(signIn(api, newAddress(), username, `guess ${i}`)),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(30);
  });

  it('refuse an address after 100 failures over many names, and no other address', async () => {
    const address = newAddress();
    const names = await Promise.all(Array.from({ length: 11 }, () => createPerson(api, 'client')));
    const answers = [];
    for (const { username } of names) {
      const attempts = Array.from({ length: 10 }, () => statusOf(signIn(api, address, username, 'no')));
      answers.push(...(await Promise.all(attempts)));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(100);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const { username } = await createPerson(api, 'client');
    await expect(signIn(api, address, username)).rejects.toMatchObject({ status: 429 });
    await expect(signIn(api, newAddress(), username)).resolves.toBeTruthy();
  });

  it('refuse a site of IPv6 after ten times as many, from all of its networks (SESSION-3)', async () => {
    const { username } = await createPerson(api, 'client');
    const guess = (address: string) => statusOf(signIn(api, address, username, 'wrong'));
    const site = { key: 'site:2001:db8:7::/48' };
    expect(await guess('2001:db8:7:1::9')).toBe(401);
    expect(await guess('2001:db8:7:2::9')).toBe(401);
    expect(await RateLimitModel.findOne(site).lean()).toMatchObject({ points: 2 });
    await RateLimitModel.updateOne(site, { points: 1_000 });
    expect(await guess('2001:db8:7:3::9')).toBe(429);
    expect(await guess('2001:db8:8:3::9')).toBe(401);
  });

  it('do not count a sign-in that succeeds, however many come at once from an address', async () => {
    const { username } = await createPerson(api, 'manager');
    const address = newAddress();
    const together = Array.from({ length: 120 }, () => statusOf(signIn(api, address, username)));
    expect(new Set(await Promise.all(together))).toEqual(new Set([200]));
  });

  it('start again for a name with its first success', async () => {
    const { username } = await createPerson(api, 'manager');
    const address = newAddress();
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1) {
        expect(await statusOf(signIn(api, address, username, 'no'))).toBe(401);
      }
      expect(await statusOf(signIn(api, address, username))).toBe(200);
    }
  });

  it('count a guess before its password is hashed, and give a right one back (GUESS-1)', async () => {
    const { username } = await createPerson(api, 'manager');
    const address = newAddress();
    const counts = async () => {
      const found = await RateLimitModel.find({
        key: { $in: [keyOf(username), `address:${address}`] },
      }).lean();
      return found.map(({ points }) => points);
    };
    const whileHashing: number[][] = [];
    const { run } = Piscina.prototype;
    vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, ...given) {
      whileHashing.push(await counts());
      return run.apply(this, given);
    });
    expect(await statusOf(signIn(api, address, username, 'no'))).toBe(401);
    expect(await statusOf(signIn(api, address, username))).toBe(200);
    expect(whileHashing).toEqual([
      [1, 1],
      [2, 2],
    ]);
    // The name starts at zero; the address keeps the wrong guess.
    expect(await counts()).toEqual([1]);
  });

  it('hash nothing beyond them, and count nothing that could not be hashed (GUESS-1)', async () => {
    const { username } = await createPerson(api, 'manager');
    const hashing = vi.spyOn(Piscina.prototype, 'run').mockRejectedValue(new Error('no thread'));
    for (let i = 0; i < 11; i += 1) {
      expect(await statusOf(signIn(api, newAddress(), username, 'no'))).toBe(500);
    }
    hashing.mockRestore();
    const from = newAddress();
    for (let i = 0; i < 10; i += 1) expect(await statusOf(signIn(api, from, username, 'no'))).toBe(401);
    const beyond = vi.spyOn(Piscina.prototype, 'run');
    expect(await statusOf(signIn(api, newAddress(), username))).toBe(429);
    expect(beyond).not.toHaveBeenCalled();
  });

  it('end with their 15 minutes', async () => {
    const { username } = await createPerson(api, 'manager');
    const address = newAddress();
    await Promise.all(Array.from({ length: 12 }, () => statusOf(signIn(api, address, username, 'no'))));
    expect(await statusOf(signIn(api, address, username))).toBe(429);
    await RateLimitModel.updateMany({}, { expire: new Date(Date.now() - 1) });
    expect(await statusOf(signIn(api, address, username))).toBe(200);
  });

  it('are kept in the database with indexes of their own, and without what was typed', async () => {
    await statusOf(signIn(api, newAddress(), 'my-password-in-the-wrong-field', PASSWORD));
    const indexes = await RateLimitModel.collection.indexes();
    expect(indexes).toMatchObject([
      { key: { _id: 1 } },
      { key: { key: 1 }, unique: true },
      { key: { expire: 1 }, expireAfterSeconds: 0 },
    ]);
    expect(JSON.stringify(await RateLimitModel.find().lean())).not.toContain('wrong-field');
  });
});
