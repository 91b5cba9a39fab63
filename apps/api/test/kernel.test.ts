import { MAX_ACCOUNT_BODY_BYTES, MAX_BODY_BYTES, MAX_PICTURE_BYTES } from '@faena/shared/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LineOfBusinessModel } from '../src/features/line-of-business/model.ts';
import { expectRefusal } from './envelope.ts';
import { createPerson, missingId, type Person } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();
type Body = NonNullable<RequestInit['body']>;

const JSON_TYPE = { 'Content-Type': 'application/json' };

let admin: Person;

beforeAll(async () => {
  admin = await createPerson(api, 'admin');
});

const post = (path: string, body: Body, headers: Record<string, string> = JSON_TYPE) =>
  api.request(path, { as: admin, method: 'POST', headers, body });

describe('the order of checks: session, route, rights, content', () => {
  it('checks the caller before anything else', async () => {
    const path = '/user/not-an-id';
    const response = await api.request(path, { method: 'PUT', headers: JSON_TYPE, body: '{' });
    await expectRefusal(response, 'unauthenticated');
  });

  it('reads the path before the role', async () => {
    const client = await createPerson(api, 'client');
    const body = await expectRefusal(
      await api.request('/user/not-an-id', { as: client, method: 'DELETE' }),
      'validation_failed',
    );
    expect(body.errors).toEqual([{ path: 'path.id', message: 'Not a valid id.', reason: 'not_an_id' }]);
  });

  it('checks the role before it looks at query and body', async () => {
    const client = await createPerson(api, 'client');
    const init = {
      as: client,
      headers: { 'Content-Type': 'text/plain' },
      body: 'x'.repeat(MAX_BODY_BYTES + 1),
    };
    await expectRefusal(await api.request(`/user/${missingId()}`, { ...init, method: 'PUT' }), 'forbidden');
    await expectRefusal(await api.request('/user/all?limit=0', { as: client }), 'forbidden');
  });
});

describe('bodies (WIRE-9)', () => {
  const count = () => LineOfBusinessModel.countDocuments();
  let before: number;
  beforeEach(async () => {
    before = await count();
  });
  const good = '"name":"Obra"';

  it.each<[string, Body]>([
    ['JSON cut short', `{${good}`],
    ['nothing', ''],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"name"'],
    ['bytes that are not UTF-8', Buffer.from(`{"name":"Ob\xffra"}`, 'latin1')],
    ['a NUL character', `{"name":"Ob\\u0000ra"}`],
    ['a NUL character in a key', `{${good},"a\\u0000":1}`],
    ['an operator as a value', '{"name":{"$gt":""}}'],
    ['an operator beside the fields', `{${good},"$where":"1"}`],
    ['an operator deep inside', `{${good},"x":[{"y":{"$ne":1}}]}`],
    ['nesting without end', `{${good},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['numbers for text', '{"name":7}'],
  ])('are refused with 400 when they are %s', async (_, body) => {
    const { errors } = await expectRefusal(await post('/line_of_business/new', body), 'validation_failed');
    expect(errors?.[0]?.path).toMatch(/^body/);
    expect(await count()).toBe(before);
  });

  it('name every broken field', async () => {
    const { errors } = await expectRefusal(await post('/subscriptions', '{"price":-1}'), 'validation_failed');
    expect(errors?.map(({ path }) => path).sort()).toEqual(['body.name', 'body.price']);
  });

  it('lose the fields nobody asked for, __proto__ and constructor among them', async () => {
    const response = await api.request('/subscriptions', {
      as: admin,
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"name":"Plan Obra","price":1,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"_id":"x"}',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      subscription: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Plan Obra',
        description: '',
        price: 1,
      },
    });
    expect({}).not.toHaveProperty('admin');
  });

  it.each([
    ['text', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['an upload', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['no type at all', { 'Content-Type': '' }],
    ['an unknown encoding', { ...JSON_TYPE, 'Content-Encoding': 'nonsense' }],
  ])('are refused with 415 as %s', async (_, headers) => {
    await expectRefusal(await post('/line_of_business/new', `{${good}}`, headers), 'unsupported_media_type');
    expect(await count()).toBe(before);
  });

  it('may be JSON of any kind, with a charset and a BOM', async () => {
    for (const type of ['application/json; charset=utf-8', 'application/merge-patch+json']) {
      const name = `Línea ${type}`;
      const response = await post('/line_of_business/new', `\ufeff{"name":"${name}"}`, {
        'Content-Type': type,
      });
      expect(response.status).toBe(201);
    }
  });

  const padded = (size: number) => `{${good}${' '.repeat(size - good.length - 2)}}`;

  it('may be as large as 256 kB, and are refused with 413 beyond (LIMIT-1)', async () => {
    expect((await post('/line_of_business/new', padded(MAX_BODY_BYTES))).status).toBe(201);
    await expectRefusal(await post('/line_of_business/new', padded(MAX_BODY_BYTES + 1)), 'payload_too_large');
    expect(await count()).toBe(before + 1);
  });

  it('may be 16 kB where accounts are made, changed and signed in to (LIMIT-1)', async () => {
    for (const path of ['/auth/login', '/auth/change-password', '/user']) {
      await expectRefusal(await post(path, padded(MAX_ACCOUNT_BODY_BYTES)), 'validation_failed');
      await expectRefusal(await post(path, padded(MAX_ACCOUNT_BODY_BYTES + 1)), 'payload_too_large');
    }
  });

  it('are taken as they are, never compressed (LIMIT-1)', async () => {
    const packed = new Response(`{${good}}`).body?.pipeThrough(new CompressionStream('gzip'));
    const bytes = await new Response(packed).arrayBuffer();
    for (const encoding of ['gzip', 'GZIP', 'deflate', 'br', 'identity, gzip']) {
      const headers = { ...JSON_TYPE, 'Content-Encoding': encoding };
      const refused = await expectRefusal(
        await post('/line_of_business/new', bytes, headers),
        'unsupported_media_type',
      );
      expect(refused.reason).toBe('body_compressed');
    }
    expect(await count()).toBe(before);
    const plain = { ...JSON_TYPE, 'Content-Encoding': 'identity' };
    expect((await post('/line_of_business/new', '{"name":"Tal cual"}', plain)).status).toBe(201);
  });

  it('name 20 faults of many, and repeat no other content (LIMIT-3)', async () => {
    const records = Array.from({ length: 200 }, () => ({ id: 7, version: 'x'.repeat(100) }));
    const owner = await createPerson(api, 'manager');
    const answer = await api.request('/timesheets/void', {
      as: owner,
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ records, reason: 'x' }),
    });
    expect((await expectRefusal(answer, 'validation_failed')).errors).toHaveLength(20);
    const key = `$${'x'.repeat(10_000)}`;
    const refused = await post('/line_of_business/new', JSON.stringify({ name: 'Obra', [key]: 1 }));
    expect(JSON.stringify(await expectRefusal(refused, 'validation_failed')).length).toBeLessThan(1_000);
  });

  it('report a list that is too long alone (LIMIT-3)', async () => {
    const owner = await createPerson(api, 'manager');
    const answer = await api.request(`/tasks/${missingId()}/assign`, {
      as: owner,
      method: 'PUT',
      headers: JSON_TYPE,
      body: JSON.stringify({ userIds: Array.from({ length: 19_000 }, () => 1) }),
    });
    const { errors } = await expectRefusal(answer, 'validation_failed');
    expect(errors).toMatchObject([{ path: 'body.userIds', reason: 'too_many' }]);
  });
});

describe('uploads', () => {
  const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const part = (name: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${content}`;

  it.each([
    ['without a boundary', part('profileImage', 'x'), { 'Content-Type': 'multipart/form-data' }],
    ['cut short', part('profileImage', 'x'), FORM],
    ['without a file', '--x--\r\n', FORM],
    ['with the file in another field', `${part('other', 'x')}\r\n--x--\r\n`, FORM],
    ['with two files', `${part('profileImage', 'x')}\r\n${part('profileImage', 'x')}\r\n--x--\r\n`, FORM],
  ])('are refused with 400 when they are a form %s', async (_, body, headers) => {
    await expectRefusal(await post('/user/profile-picture', body, headers), 'validation_failed');
  });

  it('are refused with 415 when they are no form', async () => {
    await expectRefusal(await post('/user/profile-picture', '{}'), 'unsupported_media_type');
  });

  it('are refused with 413 beyond the size of a picture', async () => {
    const file = 'x'.repeat(MAX_PICTURE_BYTES + 1);
    const body = `${part('profileImage', file)}\r\n--x--\r\n`;
    await expectRefusal(await post('/user/profile-picture', body, FORM), 'payload_too_large');
  });
});

describe('paths and queries', () => {
  it.each(['/nothing', '/', '', '/user/a/b/c', '/project/get/more', '/Health'])(
    'that lead nowhere (%s) are 404 in the envelope',
    async (path) => {
      expect(await expectRefusal(await api.request(path), 'not_found')).toMatchObject({
        message: 'Route not found',
      });
    },
  );

  it('are 404 for a known path with another method as well', async () => {
    await expectRefusal(await api.request('/health', { method: 'DELETE' }), 'not_found');
  });

  it.each(['not-an-id', '%00', '123', 'g'.repeat(24), '5'.repeat(25), '[object%20Object]'])(
    'with the malformed id %s are 400',
    async (id) => {
      const response = await api.request(`/project/${id}`, {
        as: admin,
      });
      await expectRefusal(response, 'validation_failed');
    },
  );

  it('that cannot be decoded are 400', async () => {
    await expectRefusal(await api.request('/project/%E0%A4%A', { as: admin }), 'validation_failed');
  });

  it.each(['username[$ne]=x', '$where=1', 'username=a%00b', 'username=a&username=b'])(
    'with %s are 400',
    async (query) => {
      await expectRefusal(await api.request(`/project/get?${query}`, { as: admin }), 'validation_failed');
    },
  );
});

describe('every answer', () => {
  it('carries the id of its request: the given one, if it is valid', async () => {
    const idFor = async (given?: string) =>
      (await api.request('/health', given ? { headers: { 'X-Request-Id': given } } : {})).headers.get(
        'X-Request-Id',
      );
    expect(await idFor('abc-DEF_12345')).toBe('abc-DEF_12345');
    for (const odd of [undefined, 'short', 'a b c d e f g h', 'x'.repeat(65)]) {
      expect(await idFor(odd)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  it('is never cached and tells nothing of the software beneath', async () => {
    const response = await api.request('/user/account', { as: admin });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
    expect(response.headers.has('X-Powered-By')).toBe(false);
    expect(response.headers.has('ETag')).toBe(false);
  });

  it('needs no token if the route is public', async () => {
    for (const path of ['/health', '/ready', '/subscriptions'])
      expect((await api.request(path)).status).toBe(200);
  });
});
