import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { seedDemoData } from './features/demo/seed-demo-data.ts';
import { LiveBoards } from './features/task/live/live-boards.ts';
import { startSweeper } from './features/timesheet/sweeper.ts';
import { ensureFirstAdmin } from './features/user/ensure-first-admin.ts';
import { createHttpServer } from './http/create-server.ts';
import { openDatabase } from './open-database.ts';
import { Background } from './platform/background.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigError } from './platform/config.ts';
import { Lifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { smtpMailer } from './platform/mail.ts';
import { keptSecret } from './platform/secret.ts';
import type { Services } from './platform/services.ts';

/** How long open requests may take to end once the process was asked to. */
const DRAIN_MS = 8_000;

/** How often, meanwhile, connections that have become idle are closed. */
const IDLE_CHECK_MS = 50;

/** When the end that was asked for has still not come, the process ends hard. */
const END_MS = 15_000;

/** The same while it is starting, when nobody is served yet; a database being started goes with it. */
const GIVE_UP_MS = 2_000;

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const lifecycle = new Lifecycle(complain);
let started = false;

async function start(): Promise<void> {
  const config = readEnvironment();
  const log = createLog(config.logLevel);
  log.info({ node: process.version }, 'starting');
  await openDatabase(config, lifecycle, (line) => log.info(line));
  const background = new Background(log);
  lifecycle.opened(() => background.idle());
  const services: Services = {
    config: { ...config, jwtSecret: config.jwtSecret ?? (await keptSecret(config.dataDir)) },
    clock: systemClock,
    log,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.publicUrl) : undefined,
    background,
    liveBoards: new LiveBoards(log),
  };
  await ensureFirstAdmin(services);
  // Before the sweeper, which would end what the history has running for a moment.
  if (config.demoData) await seedDemoData(services);

  lifecycle.opened(startSweeper(services));
  const server = createHttpServer(createApp(services, WEB_ROOT));
  await listen(server, config);
  lifecycle.opened(() => drain(server));
  // Before the connections are drained: a stream would never end by itself.
  lifecycle.opened(() => services.liveBoards.close());
  announce(services, (server.address() as AddressInfo).port);
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const inUse = 'code' in error && error.code === 'EADDRINUSE';
      reject(inUse ? new ConfigError(`PORT: ${port} on ${host} is already in use`) : error);
    });
    server.listen(port, host, resolve);
  });
}

async function drain(server: Server): Promise<void> {
  const drained = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection falls idle with its last answer, and would be kept for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await drained;
  clearInterval(idle);
  clearTimeout(timeout);
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    lifecycle.stop();
    setTimeout(() => process.exit(started ? 1 : 0), started ? END_MS : GIVE_UP_MS).unref();
  });
}

try {
  await start();
  started = true;
} catch (error) {
  if (!lifecycle.stopping) {
    complain(error);
    process.exitCode = 1;
  }
  await lifecycle.close();
}
