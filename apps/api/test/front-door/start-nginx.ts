import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findNginx } from './find-nginx.ts';

const CONFIGURATION = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));

/** The lines that belong to a container: its name server, the service behind it, its port and its folder. */
const OF_CONTAINER = {
  resolver: /^ *resolver .*;\n/m,
  upstream: /server api:3000 [^;]*;/,
  port: /listen 8080;/,
  folder: /\/tmp(?=[/ ;])/g,
  // Node's pipes are sockets, which nginx cannot open.
  logs: /\/dev\/std(?:out|err)(?=[ ;])/g,
};

/** A running nginx. */
export interface FrontDoor {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the real nginx with the configuration of the repository, in front of an API on this machine.
 * @throws Error when a line that belongs to a container is gone, or nginx refuses the configuration
 */
export async function startNginx(api: string): Promise<FrontDoor> {
  const folder = await mkdtemp(join(tmpdir(), 'faena-nginx-'));
  const log = join(folder, 'log');
  const port = await freePort();
  const replaced = [
    [OF_CONTAINER.resolver, ''],
    [OF_CONTAINER.upstream, `server ${new URL(api).host};`],
    [OF_CONTAINER.port, `listen 127.0.0.1:${port};`],
    [OF_CONTAINER.folder, folder],
    [OF_CONTAINER.logs, log],
  ] as const;
  let text = await readFile(CONFIGURATION, 'utf8');
  for (const [line, by] of replaced) {
    if (text.search(line) < 0) throw new Error(`deploy/nginx.conf has no ${line}`);
    text = text.replace(line, by);
  }
  const file = join(folder, 'nginx.conf');
  await writeFile(file, text);
  // Started by root, its workers would be a user who may not enter the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(findNginx(), ['-p', folder, '-c', file, '-e', log, '-g', `daemon off;${user}`], {
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await readFile(log, 'utf8')}`);
    await pause(20);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
