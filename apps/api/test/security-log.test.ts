import { Writable } from 'node:stream';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { createLog } from '../src/platform/log.ts';
import { createApiToken, createPerson, PASSWORD } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi({ TRUST_PROXY: '1' });
const ADDRESS = '203.0.113.7';

/** The same API with a log that can be read, and all that it has written. */
function logged() {
  const written: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const app = createApp({ ...api.services, log: createLog('info', sink) });
  return {
    request: supertest(app),
    text: () => written.join(''),
    lines: (): Record<string, unknown>[] => written.map((line) => JSON.parse(line)),
  };
}

describe('the log (docs/security.md)', () => {
  it('has the reports of browsers about refused content, without the query of an address (WIRE-24)', async () => {
    const { request, lines } = logged();
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/a.js?token=abc#x',
      documentURL: 'https://faena.example.com/login?next=secret',
      sample: 'alert(1)',
    };
    const sent = await request
      .post('/api/reports')
      .set('Content-Type', 'application/reports+json')
      .set('X-Forwarded-For', ADDRESS)
      .send(JSON.stringify([{ type: 'csp-violation', age: 3, body }]));
    expect(sent.status).toBe(200);
    await expect.poll(lines).toContainEqual(
      expect.objectContaining({
        level: 40,
        address: ADDRESS,
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/a.js',
        documentURL: 'https://faena.example.com/login',
      }),
    );
    expect(JSON.stringify(lines())).not.toMatch(/secret|alert|abc/);
  });

  it('has the caller, network, route and outcome of each request', async () => {
    const person = await createPerson(api, 'client');
    const { request, lines } = logged();
    await request
      .get('/api/user/account?username=x')
      .set('Authorization', `Bearer ${person.token}`)
      .set('X-Forwarded-For', ADDRESS);
    await expect.poll(lines).toEqual([
      expect.objectContaining({
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        user: person.id,
        address: ADDRESS,
        req: { id: expect.any(String), method: 'GET', path: '/api/user/account' },
        res: { statusCode: 403 },
      }),
    ]);
  });

  it('never has an API token, be it good or not (TOKEN-2)', async () => {
    const { _id, id } = await createPerson(api, 'client');
    const { token } = await createApiToken(api, { _id, sessionVersion: 0 });
    const { request, text, lines } = logged();
    for (const shown of [token, `${token}x`]) {
      await request.get('/api/user/account').set('Authorization', `Bearer ${shown}`);
    }
    await expect.poll(() => lines().map(({ user }) => user)).toEqual([id, undefined]);
    expect(text()).not.toContain('faena_');
  });

  it('has the address that the trusted proxy saw, against the caller’s own statement', async () => {
    const { request, lines } = logged();
    await request.get('/api/health').set('X-Forwarded-For', `198.51.100.9, ${ADDRESS}`);
    await expect.poll(() => lines().map(({ address }) => address)).toEqual([ADDRESS]);
  });

  it('tells a sign-in, and one that failed, with the account where there is one and the last factor', async () => {
    const { id, username } = await createPerson(api, 'manager');
    const { request, lines } = logged();
    const signIn = (name: string, password: string) =>
      request.post('/api/auth/login').set('X-Forwarded-For', ADDRESS).send({ username: name, password });
    await signIn(username, PASSWORD);
    await signIn(username, 'wrong');
    await signIn('my-password-in-the-wrong-field', 'wrong');
    const told = () => lines().filter(({ msg }) => /sign/.test(String(msg)));
    await expect.poll(told).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'signed in',
        user: id,
        address: ADDRESS,
        factor: 'password',
      }),
      expect.objectContaining({
        level: 40,
        msg: 'sign-in failed',
        user: id,
        address: ADDRESS,
        factor: 'password',
      }),
      expect.not.objectContaining({ user: expect.anything() }),
    ]);
  });

  it('never has a password, a token, a query or a text typed for a name', async () => {
    const person = await createPerson(api, 'manager');
    const { request, text, lines } = logged();
    const secrets = ['SECRET-password', 'SECRET-name', 'SECRET-query', 'SECRET-header', person.token];
    await request.post('/api/auth/login').send({ username: 'SECRET-name', password: 'SECRET-password' });
    await request.post('/api/auth/forgot-password').send({ username: 'SECRET-name' });
    await request.post('/api/auth/register').send({ username: '', password: 'SECRET-password' });
    await request
      .get('/api/user/search?q=SECRET-query')
      .set('Authorization', `Bearer ${person.token}`)
      .set('X-Secret', 'SECRET-header');
    await expect.poll(() => lines().filter(({ res }) => res).length).toBe(4);
    for (const secret of secrets) expect(text()).not.toContain(secret);
  });

  it('cannot be made to hold a line that nobody wrote', async () => {
    const { request, text } = logged();
    await request.get('/api/none%0a%7b%22level%22%3a50%7d').set('X-Request-Id', 'forged{"level":50}');
    await expect.poll(text).toContain('"statusCode":404');
    expect(text().trim().split('\n')).toHaveLength(1);
    expect(text()).not.toContain('forged');
  });
});
