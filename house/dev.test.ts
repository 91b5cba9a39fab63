import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const DEV = fileURLToPath(new URL('../scripts/dev.mjs', import.meta.url));

it('pnpm dev does not start beside a program that has its port (START-18)', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const address = occupant.address();
  const port = String(typeof address === 'object' && address?.port);
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1' };
  const { code, stdout } = await promisify(execFile)(process.execPath, [DEV], { env }).catch(
    (error) => error,
  );
  occupant.close();
  expect(code).toBe(1);
  expect(stdout).toContain(`PORT: ${port} on 127.0.0.1 is already in use.`);
});
