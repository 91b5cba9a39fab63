import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const DEV = fileURLToPath(new URL('../scripts/dev.mjs', import.meta.url));

/** A program that listens on a port nobody else had. */
async function occupy(host: string) {
  const occupant = createServer().listen(0, host);
  await once(occupant, 'listening');
  const address = occupant.address();
  if (typeof address !== 'object' || !address) throw new Error('It listens on no port');
  return { port: address.port, leave: () => new Promise((resolve) => occupant.close(resolve)) };
}

it('pnpm dev does not start beside a program that has its port (START-1)', async () => {
  const { port, leave } = await occupy('127.0.0.1');
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const { code, stdout } = await promisify(execFile)(process.execPath, [DEV], { env }).catch(
    (error) => error,
  );
  await leave();
  expect(code).toBe(1);
  expect(stdout).toContain(`PORT: ${port} on 127.0.0.1 is already in use.`);
});

it('pnpm dev goes by PORT and DATA_DIR, takes another port for the web than a taken one, and says where that is (START-1)', {
  timeout: 120_000,
}, async () => {
  const [api, web] = [await occupy('127.0.0.1'), await occupy('localhost')];
  await api.leave();
  const folder = mkdtempSync(join(tmpdir(), 'faena-dev-'));
  const dev = spawn(process.execPath, [DEV], {
    env: {
      ...process.env,
      // Not what a file `.env` may say: set to nothing, it counts as not set.
      MONGODB_URI: '',
      PUBLIC_URL: '',
      METRICS_PORT: '',
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(api.port),
      WEB_PORT: String(web.port),
      DATA_DIR: join(folder, 'data'),
      DEMO_DATA: 'false',
    },
    detached: true,
  });
  const ended = once(dev, 'exit');
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      for (const stream of [dev.stdout, dev.stderr]) {
        stream.on('data', (chunk) => {
          said += chunk;
          const [, ready] = /Faena is ready at (\S+)/.exec(said) ?? [];
          if (ready) resolve(ready);
        });
      }
      dev.once('exit', () => reject(new Error(said)));
    });
    const port = Number(new URL(address).port);
    expect(port).toBeGreaterThan(web.port);
    // The web with hot modules, which passes requests for the API on.
    expect(await (await fetch(address)).text()).toContain('/@vite/client');
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${api.port}/api/ready`)).status).toBe(200);
    expect(existsSync(join(folder, 'data', 'db'))).toBe(true);
  } finally {
    // As a terminal's Ctrl-C does: to all of them.
    process.kill(-Number(dev.pid), 'SIGINT');
    await ended;
    await web.leave();
    rmSync(folder, { recursive: true, force: true });
  }
});
