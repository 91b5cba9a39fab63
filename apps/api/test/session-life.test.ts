import { HOUR_MS, SESSION_LIFETIME_MS, SESSION_SEEN_EVERY_MS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { SessionModel } from '../src/features/session/model.ts';
import { claimsOf, createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi({ SESSION_IDLE_HOURS: '12', TRUST_PROXY: '1' });
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const DAY_MS = 24 * HOUR_MS;

let person: Person;

beforeEach(async () => {
  person = await createPerson(api, 'manager');
});

async function signIn(headers: Record<string, string> = {}): Promise<Person> {
  const body = JSON.stringify({ username: person.username, password: PASSWORD });
  const all = { 'Content-Type': 'application/json', 'User-Agent': FIREFOX, ...headers };
  const response = await api.request('/auth/login', { method: 'POST', headers: all, body });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...person, token: accessToken };
}

const stored = (of: Person) => SessionModel.findById(claimsOf(api, of).sessionId).lean();

/** Uses a session, and waits until that is noted. */
async function use(of: Person): Promise<number> {
  const { status } = await api.request('/user/account', { as: of });
  await api.services.background.idle();
  return status;
}

describe('a session (SESSION-33)', () => {
  it('is what signed in with what, from which network, and when', async () => {
    const now = api.clock.now();
    const one = await stored(await signIn({ 'X-Forwarded-For': '203.0.113.77' }));
    expect(one).toMatchObject({
      personId: person._id,
      device: { browser: 'Firefox', system: 'Windows' },
      place: '203.0.113.0/24',
      beganAt: now,
      lastSeenAt: now,
      expiresAt: new Date(+now + 12 * HOUR_MS),
    });
    const other = await stored(await signIn({ 'X-Forwarded-For': '2001:db8:7:1234::9', 'User-Agent': '' }));
    expect(other).toMatchObject({ device: { browser: null, system: null }, place: '2001:db8:7::/48' });
  });

  it.each([
    ['a program of its own', 'curl/8.5.0', { browser: 'curl', system: null }],
    ['a telephone', `${FIREFOX.replace(/\(.*?\)/, '(Android 14; Mobile; rv:130.0)')}`, { system: 'Android' }],
    ['what is no name', '<b>x</b>'.repeat(1_500), {}],
  ])('is one of %s, too', async (_, program, device) => {
    const found = await stored(await signIn({ 'User-Agent': program }));
    expect(found?.device).toMatchObject(device);
    expect(JSON.stringify(found?.device)).not.toMatch(/[<>]/);
    expect(JSON.stringify(found?.device).length).toBeLessThan(120);
  });

  it('is no word about the sign-in that failed', async () => {
    const count = await SessionModel.countDocuments();
    await expect(
      api.as(null).session.login({ body: { username: person.username, password: 'wrong' } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(await SessionModel.countDocuments()).toBe(count);
  });
});

describe('the end of a session (SESSION-34, SESSION-35)', () => {
  it('comes 12 hours after it was last used', async () => {
    const unused = await signIn();
    const used = await signIn();
    api.clock.advance(12 * HOUR_MS - 1);
    expect(await use(used)).toBe(200);
    api.clock.advance(1);
    expect(await use(unused)).toBe(401);
    expect(await use(used)).toBe(200);
    api.clock.advance(12 * HOUR_MS - 1);
    expect(await use(used)).toBe(401);
  });

  it('comes 30 days after it began, however much it is used', async () => {
    const used = await signIn();
    const { beganAt } = (await stored(used)) ?? {};
    for (const _ of Array.from({ length: 59 })) {
      api.clock.advance(DAY_MS / 2 - 1);
      expect(await use(used)).toBe(200);
    }
    expect(+api.clock.now() - Number(beganAt)).toBeLessThan(SESSION_LIFETIME_MS);
    api.clock.set(new Date(Number(beganAt) + SESSION_LIFETIME_MS - 1_000));
    expect(await use(used)).toBe(200);
    api.clock.advance(1_000);
    expect(await use(used)).toBe(401);
  });

  it('is postponed by a write at most once in 5 minutes', async () => {
    const used = await signIn();
    const began = api.clock.now();
    api.clock.advance(SESSION_SEEN_EVERY_MS - 1);
    await use(used);
    expect(await stored(used)).toMatchObject({ lastSeenAt: began });
    api.clock.advance(1);
    await Promise.all([use(used), use(used), use(used)]);
    const seen = api.clock.now();
    const expiresAt = new Date(+seen + 12 * HOUR_MS);
    expect(await stored(used)).toMatchObject({ beganAt: began, lastSeenAt: seen, expiresAt });
  });

  it('is not brought nearer by a process whose clock is slow', async () => {
    const used = await signIn();
    api.clock.advance(HOUR_MS);
    await use(used);
    const before = await stored(used);
    api.clock.advance(-HOUR_MS / 2);
    expect(await use(used)).toBe(200);
    expect(await stored(used)).toEqual(before);
  });

  it('comes with the log-out, of that session alone', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await expect(api.as(one).session.logout()).resolves.toEqual({ message: 'Signed out.' });
    expect([await use(one), await use(other)]).toEqual([401, 200]);
    expect(await stored(one)).toBeNull();
    await expect(api.as(one).session.logout()).rejects.toMatchObject({ status: 401 });
  });

  it('comes with the log-out of a person with a temporary password too', async () => {
    const temporary = await createPerson(api, 'employee', { mustChangePassword: true });
    await api.as(temporary).session.logout();
    expect(await use(temporary)).toBe(401);
  });

  it('comes with the account', async () => {
    const used = await signIn();
    const admin = await createPerson(api, 'admin');
    await api.as(admin).person.remove({ params: { id: person.id } });
    expect(await use(used)).toBe(401);
    expect(await SessionModel.countDocuments({ personId: person._id })).toBe(0);
  });

  it('comes with another password for all other sessions, and for the old token of this one (SESSION-18)', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const body = { currentPassword: PASSWORD, newPassword: 'secreto2' };
    const { accessToken } = await api.as(one).session.changePassword({ body });
    const kept = { ...one, token: accessToken };
    expect(claimsOf(api, kept).sessionId).toBe(claimsOf(api, one).sessionId);
    expect([await use(one), await use(other), await use(kept)]).toEqual([401, 401, 200]);
    expect(await SessionModel.countDocuments({ personId: person._id })).toBe(1);
  });
});
