import { Writable } from 'node:stream';
import supertest from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { PlanModel } from '../src/features/plan/model.ts';
import { SessionModel } from '../src/features/session/model.ts';
import { createLog } from '../src/platform/log.ts';
import { createPerson, PASSWORD } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();

afterEach(() => {
  vi.restoreAllMocks();
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly req?: { readonly id: string };
}

/** The same API with a log whose lines can be read. */
function logged() {
  const written: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const app = createApp({ ...api.services, log: createLog('info', sink) });
  const lines = () => written.map((line) => JSON.parse(line) as Line);
  return { request: supertest(app), lines };
}

describe('the id of a request (WIRE-16)', () => {
  it('stands on every line about it, in its answer and in the error that people see', async () => {
    vi.spyOn(PlanModel, 'find').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    const { request, lines } = logged();
    const { status, headers, body } = await request.get('/api/subscriptions');
    expect([status, body.requestId]).toEqual([500, headers['x-request-id']]);
    // The error, and the request.
    await expect
      .poll(() => lines().map(({ level, req }) => [level, req?.id]))
      .toEqual([
        [50, body.requestId],
        [50, body.requestId],
      ]);
  });

  it('is in the log of a sign-in, of a failed one and of a forgotten password', async () => {
    const { username } = await createPerson(api, 'manager');
    const { request, lines } = logged();
    const ids: string[] = [];
    const post = async (path: string, body: object) => {
      const { headers } = await request.post(path).send(body);
      ids.push(String(headers['x-request-id']));
    };
    await post('/api/auth/login', { username, password: PASSWORD });
    await post('/api/auth/login', { username, password: 'wrong' });
    await post('/api/auth/forgot-password', { username });
    const told = ['signed in', 'sign-in failed', 'password reset asked for'];
    await expect
      .poll(() => told.map((what) => lines().find(({ msg }) => msg === what)?.req?.id))
      .toEqual(ids);
  });

  it('is in the log of a failure after the answer', async () => {
    const { token } = await createPerson(api, 'manager');
    await SessionModel.updateMany({}, { lastSeenAt: new Date(+api.clock.now() - 3_600_000) });
    vi.spyOn(SessionModel, 'updateOne').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    const { request, lines } = logged();
    const { headers } = await request.get('/api/auth/sessions').set('Authorization', `Bearer ${token}`);
    await expect
      .poll(() => lines().find(({ msg }) => msg === 'a session could not be renewed')?.req?.id)
      .toBe(headers['x-request-id']);
  });

  it('is the one that a proxy gives, where that can be one, and otherwise another each time', async () => {
    const { request } = logged();
    const idFor = async (given: string) => {
      const { headers } = await request.get('/api/health').set('X-Request-Id', given);
      return headers['x-request-id'];
    };
    expect(await idFor('8a81bc2b79db89b5ce26d91c2846ff53')).toBe('8a81bc2b79db89b5ce26d91c2846ff53');
    const made = await Promise.all(
      ['', 'short', 'x'.repeat(65), 'with spaces in it', '"},{"a":"'].map(idFor),
    );
    for (const id of made) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(new Set(made).size).toBe(made.length);
  });
});
