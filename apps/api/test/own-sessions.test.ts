import { HOUR_MS, MAX_SESSIONS, SESSION_SEEN_EVERY_MS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { SessionModel } from '../src/features/session/model.ts';
import { claimsOf, createPerson, missingId, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';

const api = useApi({ TRUST_PROXY: '1' });
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

let person: Person;

beforeEach(async () => {
  person = await createPerson(api, 'client');
  await SessionModel.deleteMany({ personId: person._id });
});

async function signIn(program = FIREFOX): Promise<Person> {
  const response = await api.request('/auth/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': program,
      'X-Forwarded-For': '203.0.113.77',
    },
    body: JSON.stringify({ username: person.username, password: PASSWORD }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...person, token: accessToken };
}

const own = (as: Person) => api.as(as).session.own();
const idOf = (as: Person) => claimsOf(api, as).sessionId;
const idsOf = async (as: Person) => (await own(as)).map(({ _id }) => _id);
const end = (as: Person, id: string) => api.as(as).session.end({ params: { id } });
const statusOf = async (as: Person) => (await api.request('/user/account', { as })).status;

describe('the bound on sessions (SESSION-38)', () => {
  /** Sessions of the person that were begun one after the other, and not used since. */
  async function fill(count: number): Promise<void> {
    const at = +api.clock.now();
    const begun = Array.from({ length: count }, (_, number) => {
      const then = new Date(at - HOUR_MS + number);
      const dates = { beganAt: then, lastSeenAt: then, expiresAt: new Date(at + HOUR_MS), storedAt: then };
      return { personId: person._id, sessionVersion: 0, device: {}, ...dates };
    });
    await SessionModel.insertMany(begun);
  }
  const stored = () => SessionModel.find({ personId: person._id }).sort({ lastSeenAt: -1 }).lean();

  it('makes a sign-in beyond it end the longest unused session, and nobody else’s', async () => {
    const other = await createPerson(api, 'client');
    await fill(MAX_SESSIONS);
    const before = await stored();
    const mine = await signIn();
    expect(await own(mine)).toHaveLength(MAX_SESSIONS);
    expect((await idsOf(mine)).slice(1)).toEqual(before.slice(0, -1).map(({ _id }) => String(_id)));
    expect(await statusOf(other)).toBe(200);
  });

  it('holds however many sign in at once', async () => {
    await fill(MAX_SESSIONS - 2);
    const begun = await Promise.all(Array.from({ length: 6 }, () => signIn()));
    expect(await stored()).toHaveLength(MAX_SESSIONS);
    expect(await Promise.all(begun.map(statusOf))).toEqual(begun.map(() => 200));
  });
});

describe('the sessions of a person (SESSION-36)', () => {
  it('are listed with their known facts: this one, then by their last use', async () => {
    const [first, second] = [await signIn(), await signIn('curl/8.5.0')];
    api.clock.advance(SESSION_SEEN_EVERY_MS);
    await statusOf(first);
    await api.services.background.idle();
    const seen = api.clock.now().toISOString();
    const third = await signIn('');
    expect(await idsOf(third)).toEqual([third, first, second].map(idOf));
    const [mine, other, program] = await own(third);
    const place = '203.0.113.0/24';
    const unnamed = { browser: null, system: null };
    expect(mine).toEqual({
      ...unnamed,
      _id: idOf(third),
      place,
      beganAt: seen,
      lastSeenAt: seen,
      current: true,
    });
    expect(other).toMatchObject({ browser: 'Firefox', system: 'Windows', lastSeenAt: seen, current: false });
    expect(program).toMatchObject({ browser: 'curl', system: null });
  });

  it('are the only ones that continue', async () => {
    await signIn();
    api.clock.advance(12 * HOUR_MS);
    const left = await signIn();
    await api.as(left).session.logout();
    const revoked = await signIn();
    await PersonModel.updateOne({ _id: person._id }, { $inc: { sessionVersion: 1 } });
    const mine = await signIn();
    expect(await statusOf(revoked)).toBe(401);
    expect(await idsOf(mine)).toEqual([idOf(mine)]);
  });

  it('can be seen and ended by nobody else, not even an administrator', async () => {
    const [mine, admin] = [await signIn(), await createPerson(api, 'admin')];
    const stranger = await createPerson(api, 'manager');
    for (const other of [admin, stranger]) {
      expect(await idsOf(other)).toEqual([idOf(other)]);
      await expectRefused([end(other, idOf(mine)), end(other, missingId())], {
        status: 404,
        message: 'Session not found',
      });
      await api.as(other).session.endOthers();
    }
    expect(await statusOf(mine)).toBe(200);
  });

  it('end one by one, or all but this one', async () => {
    const [one, two, three, mine] = [await signIn(), await signIn(), await signIn(), await signIn()];
    await expect(end(mine, idOf(one))).resolves.toEqual({ message: 'Session ended.' });
    await expectRefused([end(mine, idOf(one))], { status: 404 });
    expect(await Promise.all([one, two, three, mine].map(statusOf))).toEqual([401, 200, 200, 200]);
    await api.as(mine).session.endOthers();
    expect(await Promise.all([two, three, mine].map(statusOf))).toEqual([401, 401, 200]);
    await end(mine, idOf(mine));
    expect(await statusOf(mine)).toBe(401);
  });

  it('end only after the password was confirmed in the last 5 minutes, at the sign-in or since (SESSION-37)', async () => {
    const mine = await signIn();
    api.clock.advance(6 * 60_000);
    const other = await signIn();
    await expectRefused([end(mine, idOf(other)), api.as(mine).session.endOthers()], {
      status: 403,
      code: 'confirmation_required',
    });
    expect(await statusOf(other)).toBe(200);
    await api.as(mine).session.confirm({ body: { password: PASSWORD } });
    await end(mine, idOf(other));
    expect(await statusOf(other)).toBe(401);
  });
});
