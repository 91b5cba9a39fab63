import { Writable } from 'node:stream';
import supertest from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { PlanModel } from '../src/features/plan/model.ts';
import { createLog } from '../src/platform/log.ts';
import { useApi } from './harness.ts';

const api = useApi();

afterEach(() => {
  vi.restoreAllMocks();
});

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
  const lines = () => written.map((line) => JSON.parse(line) as { level: number; req?: { id: string } });
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
    // What went wrong, and the request as such.
    await expect
      .poll(() => lines().map(({ level, req }) => [level, req?.id]))
      .toEqual([
        [50, body.requestId],
        [50, body.requestId],
      ]);
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
