import { MAX_IMPORT_BYTES } from '@faena/shared/domain';
import { ErrorBody } from '@faena/shared/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RateLimitModel } from '../../src/platform/rate-limit-model.ts';
import { createPerson, PASSWORD, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { type FrontDoor, startNginx } from './start-nginx.ts';

const MIB = 2 ** 20;

// The proxy with the certificate, and nginx.
const api = useApi({ TRUST_PROXY: '2' });
let door: FrontDoor;
let owner: Person;

beforeAll(async () => {
  door = await startNginx(api.origin);
});

beforeEach(async () => {
  owner = await createPerson(api, 'manager');
});

afterAll(() => door.stop());

/** Signs in through nginx, as a proxy in front of it passes a request on. */
function signIn(headers: Record<string, string> = {}, password = PASSWORD): Promise<Response> {
  return fetch(`${door.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ username: owner.username, password }),
  });
}

describe('the real nginx, as deploy/nginx.conf sets it up', () => {
  it('passes on that the page is https, so that the cookie of a known browser is of this host alone (GUESS-2)', async () => {
    const [ofHttps] = (await signIn({ 'X-Forwarded-Proto': 'https' })).headers.getSetCookie();
    expect(ofHttps).toMatch(/^__Host-known=.*; Secure; SameSite=Strict$/);
    const [ofHttp] = (await signIn()).headers.getSetCookie();
    expect(ofHttp).toMatch(/^known=/);
    expect(ofHttp).not.toContain('Secure');
  });

  it('passes on the address in front of the proxy, which failed sign-ins are counted by (SESSION-3)', async () => {
    await signIn({ 'X-Forwarded-For': '198.51.100.23' }, 'wrong');
    expect(await RateLimitModel.countDocuments({ key: 'address:198.51.100.23' })).toBe(1);
  });

  it('lets a file of tasks of the greatest size through to the API, and refuses larger bodies', async () => {
    const preview = `${door.origin}/api/tasks/project/65f0c0ffee65f0c0ffee65f1/import/preview`;
    const upload = async (bytes: number) => {
      const body = new FormData();
      body.append('file', new Blob([Buffer.alloc(bytes, 'a')], { type: 'text/csv' }), 'tareas.csv');
      const answered = await fetch(preview, {
        method: 'POST',
        headers: { Authorization: `Bearer ${owner.token}` },
        body,
      });
      const { data } = ErrorBody.safeParse(await answered.json().catch(() => null));
      return { status: answered.status, code: data?.code };
    };
    expect(await upload(MAX_IMPORT_BYTES)).toEqual({ status: 404, code: 'not_found' });
    expect(await upload(27 * MIB)).toEqual({ status: 413, code: undefined });
  });
});
