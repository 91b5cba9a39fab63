import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RegistrationPolicy } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './web.ts';

const SCRIPT = 'console.log("hola");'.repeat(100);
const PAGE = `<!doctype html>${'<p>Faena</p>'.repeat(100)}`;
/** The header of Chrome, in which brotli is not the first. */
const BROWSER = 'gzip, deflate, br, zstd';

let root: string;
let origin: string;
const servers: Server[] = [];

/** Serves the folder in a language, and answers the address. */
async function serve(
  language: Language,
  registration: RegistrationPolicy = 'open',
  strongPasswords = false,
): Promise<string> {
  const server = createServer(express().use(serveWeb(root, { language, registration, strongPasswords })));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), '.faena-web-'));
  await mkdir(join(root, 'assets'));
  for (const [name, text] of [
    ['assets/app-a1b2c3d4.js', SCRIPT],
    ['index.html', PAGE],
  ] as const) {
    await writeFile(join(root, name), text);
    await writeFile(join(root, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(root, `${name}.gz`), gzipSync(text));
  }
  await writeFile(join(root, 'assets/board-e5f6a7b8.webp'), 'a picture');
  await writeFile(join(root, 'head.js'), 'tiny');
  origin = await serve('original');
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

describe('compressed assets (brotli made at build)', () => {
  it.each([
    [BROWSER, 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
    ['zstd', null],
  ])('a browser that takes %s gets %s', async (accepted, encoding) => {
    for (const [path, type, text] of [
      ['/assets/app-a1b2c3d4.js', 'text/javascript; charset=utf-8', SCRIPT],
      ['/projects/x', 'text/html; charset=utf-8', PAGE],
    ] as const) {
      const answer = await get(path, { 'Accept-Encoding': accepted });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(text);
    }
  });

  it('a file without a smaller form is sent unchanged', async () => {
    for (const path of ['/assets/board-e5f6a7b8.webp', '/head.js']) {
      const { status, headers } = await get(path, { 'Accept-Encoding': BROWSER });
      expect(status).toBe(200);
      expect(headers.get('content-encoding')).toBeNull();
    }
  });

  it('each form has its own ETag, and is not sent again to a client that has it', async () => {
    const path = '/assets/app-a1b2c3d4.js';
    const [br, gzip] = [
      await get(path, { 'Accept-Encoding': 'br' }),
      await get(path, { 'Accept-Encoding': 'gzip' }),
    ].map(({ headers }) => headers.get('etag') ?? '');
    expect(br).not.toBe(gzip);
    // Without a `cache` of its own, `fetch` would revalidate it.
    const kept = { 'If-None-Match': br ?? '', 'Cache-Control': 'max-age=0' };
    const again = await get(path, { 'Accept-Encoding': 'br', ...kept });
    expect(again.status).toBe(304);
  });
});

describe('a path to a missing file (SCREEN-6)', () => {
  it.each([
    '/worker.js',
    '/favicon.ico',
    '/robots.txt',
    '/app.js.map',
    '/projects/logo.PNG',
    '/manifest.webmanifest/',
    '/sw%2Ejs',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/assets/gone-a1b2c3d4.js',
  ])('%s is 404, and no page', async (path) => {
    const answer = await get(path, { Accept: 'text/html,*/*' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(PAGE);
  });

  it.each(['/projects/665f1f77bcf86cd799439011', '/nada', '/v1.2/nada', '/projects/'])(
    '%s is the page, which says that it is unknown',
    async (path) => {
      const answer = await get(path, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
    },
  );

  it('a request for anything but a page gets none', async () => {
    expect((await get('/nada', { Accept: 'application/json' })).status).toBe(404);
  });
});

describe('the language of people who chose none (LANG-8)', () => {
  it.each([
    ['es', 'es', 'Varias empresas'],
    ['en', 'en', 'Several companies'],
    ['original', 'es', 'Varias empresas'],
  ] as const)('%s is in the page, in every form of it', async (language, lang, description) => {
    const page = await readFile(new URL('../../../web/index.html', import.meta.url), 'utf8');
    await writeFile(join(root, 'index.html'), page);
    const at = await serve(language);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${at}/login`, { headers: { 'Accept-Encoding': encoding } });
      const text = await answer.text();
      expect(text).toContain(`<html lang="${lang}" data-language="${language}"`);
      expect(text).toContain(`name="description" content="${description}`);
      const kept = { 'If-None-Match': answer.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
      const again = await fetch(`${at}/login`, { headers: { 'Accept-Encoding': encoding, ...kept } });
      expect(again.status).toBe(304);
    }
  });
});

describe('the manifest of the installed app (PHONE-1)', () => {
  it.each([
    ['es', 'es', 'Varias empresas', ['Entrada', 'Salida', 'Tareas', 'Planilla']],
    ['en', 'en', 'Several companies', ['Clock in', 'Clock out', 'Tasks', 'Payroll']],
    ['original', 'es', 'Varias empresas', ['Entrada', 'Salida', 'Tareas', 'Planilla']],
  ] as const)(
    'is in the language %s, and revalidated at each visit',
    async (language, lang, text, shortcuts) => {
      const file = new URL('../../../web/public/manifest.webmanifest', import.meta.url);
      await writeFile(join(root, 'manifest.webmanifest'), await readFile(file));
      const answer = await fetch(`${await serve(language)}/manifest.webmanifest`);
      expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const manifest = await answer.json();
      expect(manifest).toMatchObject({
        lang,
        description: expect.stringContaining(text),
        shortcuts: shortcuts.map((name) => ({ name })),
      });
    },
  );
});

describe('the worker that keeps the first screen (PHONE-3)', () => {
  it('is revalidated at each visit, and is another one once the page or a setting changes', async () => {
    await writeFile(join(root, 'sw.js'), "const page = 'PAGE_REVISION';");
    const read = async (language: Language, page: string) => {
      await writeFile(join(root, 'index.html'), page);
      const answer = await fetch(`${await serve(language)}/sw.js`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      return answer.text();
    };
    const page = await readFile(new URL('../../../web/index.html', import.meta.url), 'utf8');
    const first = await read('es', page);
    expect(first).not.toContain('PAGE_REVISION');
    expect(await read('es', page)).toBe(first);
    expect(await read('en', page)).not.toBe(first);
    expect(await read('es', `${page} `)).not.toBe(first);
  });
});

describe('the right to sign up (INVITE-1)', () => {
  it.each(['open', 'invite', 'closed'] as const)('is in the page: %s', async (registration) => {
    const page = await readFile(new URL('../../../web/index.html', import.meta.url), 'utf8');
    await writeFile(join(root, 'index.html'), page);
    const text = await (await fetch(`${await serve('es', registration)}/register`)).text();
    expect(text).toContain(` data-registration="${registration}"`);
  });
});

describe('the demand for strong passwords (PASSWORD-1)', () => {
  it.each([true, false])('is in the page: %s', async (strong) => {
    const page = await readFile(new URL('../../../web/index.html', import.meta.url), 'utf8');
    await writeFile(join(root, 'index.html'), page);
    const text = await (await fetch(`${await serve('es', 'open', strong)}/register`)).text();
    expect(text).toContain(` data-strong-passwords="${strong}"`);
  });
});

describe('caching', () => {
  it('hashed files are kept for a year and never asked for again', async () => {
    const { headers } = await get('/assets/app-a1b2c3d4.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/index.html', '/login', '/projects/x'])(
    'the page at %s is revalidated at each visit',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('a file of an earlier build is not found, and no page in its place', async () => {
    const { status } = await get('/assets/app-00000000.js');
    expect(status).toBe(404);
  });

  it.each(['/assets/../../secret', '/assets/%2e%2e/%2e%2e/secret', '/..%2fsecret', '/assets/%00'])(
    'nothing outside the folder is served: %s',
    async (path) => {
      const answer = await get(path);
      expect([200, 400, 403, 404]).toContain(answer.status);
      if (answer.status === 200) expect(await answer.text()).toBe(PAGE);
    },
  );

  it('nothing is answered to TRACE, which would show headers again', async () => {
    const asked = request(`${origin}/login`, { method: 'TRACE' }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(404);
  });

  it('without a build there is nothing to serve, and no failure at the start', async () => {
    expect(() =>
      serveWeb(join(root, 'none'), { language: 'original', registration: 'open', strongPasswords: false }),
    ).not.toThrow();
  });
});
