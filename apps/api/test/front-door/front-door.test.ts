import { MAX_IMPORT_BYTES } from '@faena/shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUri, type Program, runProgram } from '../run-program.ts';
import { type FrontDoor, startNginx } from './start-nginx.ts';

const ADMIN = { username: 'raiz', password: 'una-clave-larga' };
const MIB = 2 ** 20;

let api: Program;
let door: FrontDoor;

beforeAll(async () => {
  api = runProgram('main', {
    MONGODB_URI: databaseUri(`test-front-door-${process.pid}`),
    JWT_SECRET: 'a secret that is long enough for a signature',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO_DATA: 'false',
    PASSWORD_RESET: 'off',
    // The proxy with the certificate, and nginx.
    TRUST_PROXY: '2',
  });
  door = await startNginx(await api.listening());
});

afterAll(async () => {
  await door.stop();
  api.child.kill('SIGTERM');
  await api.ended();
});

/** Signs in through nginx, as a proxy in front of it passes a request on. */
function signIn(headers: Record<string, string> = {}, password = ADMIN.password): Promise<Response> {
  return fetch(`${door.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...ADMIN, password }),
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
    const line =
      api.output.stdout.split('\n').find((text) => text.includes('"msg":"sign-in failed"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ address: '198.51.100.23' });
  });

  it('lets a file of tasks of the greatest size through to the API, and refuses what no route takes', async () => {
    const { accessToken } = (await (await signIn()).json()) as { accessToken: string };
    const preview = `${door.origin}/api/tasks/project/65f0c0ffee65f0c0ffee65f1/import/preview`;
    const upload = async (bytes: number) => {
      const body = new FormData();
      body.append('file', new Blob([Buffer.alloc(bytes, 'a')], { type: 'text/csv' }), 'tareas.csv');
      const answered = await fetch(preview, {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}` },
        body,
      });
      return { status: answered.status, code: (await answered.json().catch(() => null))?.code };
    };
    expect(await upload(MAX_IMPORT_BYTES)).toEqual({ status: 404, code: 'not_found' });
    expect(await upload(13 * MIB)).toEqual({ status: 413, code: undefined });
  });
});
