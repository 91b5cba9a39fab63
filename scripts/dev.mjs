import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, say, turbo } from './toolchain.mjs';

/*
 * `pnpm dev`: the API with reload and the web with hot modules. Both go by the same settings, those of `.env` included.
 * A taken port is reported before the start: the web would pass requests on to the program that has it.
 */

try {
  process.loadEnvFile(join(root, '.env'));
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';

if (await isTaken(port, host)) {
  say(
    `PORT: ${port} on ${host} is already in use. Stop what runs there, or take another: PORT=${port + 100} pnpm dev`,
  );
  process.exitCode = 1;
} else {
  const webPort = await firstFree(Number(process.env.WEB_PORT || 5173));
  process.env.WEB_PORT = String(webPort);
  // The messages of the start, and mails, lead to this web: the API itself serves the last build.
  process.env.PUBLIC_URL ||= `http://localhost:${webPort}`;
  process.exitCode = await turbo('run', 'dev');
}

async function firstFree(from) {
  let candidate = from;
  while (await isTaken(candidate, 'localhost')) candidate += 1;
  return candidate;
}

/** Tests whether a program listens there. The program that gets a port reports its other faults. */
function isTaken(candidate, address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    try {
      server.listen(candidate, address, () => server.close(() => resolve(false)));
    } catch {
      resolve(false);
    }
  });
}
