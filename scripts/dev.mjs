import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, say, turbo } from './toolchain.mjs';

/*
 * `pnpm dev`: the API with reload and the web with hot modules. Both go by the same settings, those of `.env` included.
 * A taken port is told before anything starts: the web would pass requests on to whatever program has it.
 */

try {
  process.loadEnvFile(join(root, '.env'));
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';

if (await isTaken()) {
  say(
    `PORT: ${port} on ${host} is already in use. Stop what runs there, or take another: PORT=${port + 100} pnpm dev`,
  );
  process.exitCode = 1;
} else {
  process.exitCode = await turbo('run', 'dev');
}

/** Whether somebody listens there. A port that is wrong in another way is left to the API, which says what is. */
function isTaken() {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    try {
      server.listen(port, host, () => server.close(() => resolve(false)));
    } catch {
      resolve(false);
    }
  });
}
