import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { seedDemoData } from './features/demo/index.ts';
import { jobsOf } from './features/jobs.ts';
import type { NoticeServices } from './features/notice/index.ts';
import { watchFaults } from './features/payroll/index.ts';
import { ensureFirstAdmin } from './features/person/index.ts';
import { pushKeys } from './features/push/index.ts';
import { createHttpServer } from './http/create-server.ts';
import { listen } from './http/listen.ts';
import { measureRequests } from './http/measure-requests.ts';
import { createMetricsServer } from './http/serve-metrics.ts';
import { openDatabase } from './open-database.ts';
import { systemClock } from './platform/clock.ts';
import { JobRunner } from './platform/jobs/run-jobs.ts';
import { Lifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { smtpMailer } from './platform/mail.ts';
import { Metrics } from './platform/metrics.ts';
import { watchOutbox } from './platform/outbox/outbox-jobs.ts';
import { storedSecret } from './platform/secret.ts';
import { VERSION } from './platform/version.ts';
import { createServices } from './services.ts';

/** How long open requests may take to end once the process was asked to. */
const DRAIN_MS = 8_000;

/** How often idle connections are closed during the shutdown. */
const IDLE_CHECK_MS = 50;

/** After this time the shutdown ends the process hard. */
const END_MS = 15_000;

/** The same time during the start, before it serves anybody; a starting database ends too. */
const GIVE_UP_MS = 2_000;

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

// By default V8 collects garbage when the heap is four times as large as after the last time, and returns little
// memory. A process that needs 50 MB would take 350. Collecting sooner costs some milliseconds in a minute of hard
// work.
setFlagsFromString('--heap-growing-percent=60');

const lifecycle = new Lifecycle(complain);
let started = false;

async function start(): Promise<void> {
  const config = readEnvironment();
  const log = createLog(config.logLevel);
  log.info({ version: VERSION, node: process.version }, 'starting');
  await openDatabase(config, lifecycle, (line) => log.info(line));
  const services = createServices({
    config: { ...config, jwtSecret: config.jwtSecret ?? (await storedSecret(config.dataDir)) },
    clock: systemClock,
    log,
    mailer: config.smtpUrl ? smtpMailer({ ...config, smtpUrl: config.smtpUrl }) : undefined,
  });
  await services.files.check();
  lifecycle.opened(() => services.background.idle());
  await ensureFirstAdmin(services);
  await pushKeys(services);
  // Before the jobs, which would end records that the history runs for a moment.
  if (config.demoData) await seedDemoData(services);

  const metrics = await openMetrics(services);
  const jobs = new JobRunner(services, jobsOf(services, metrics), { report: metrics?.jobRan });
  lifecycle.opened(jobs.start());
  lifecycle.opened(watchOutbox(services));
  if (metrics) lifecycle.opened(watchFaults(services, metrics.verified));
  const server = createHttpServer(createApp(services, WEB_ROOT));
  if (metrics) measureRequests(server, metrics);
  const port = await listen(server, { host: config.host, port: config.port, setting: 'PORT' });
  lifecycle.opened(() => drain(server));
  // Before the connections are drained: a stream would never end by itself.
  lifecycle.opened(() => services.liveBoards.close());
  lifecycle.opened(async () => services.liveNotices.close());
  announce(services, port);
}

/** Serves metrics for Prometheus, if switched on, until the last request is counted. */
async function openMetrics({
  config,
  liveBoards,
  liveNotices,
  log,
}: NoticeServices): Promise<Metrics | undefined> {
  if (config.metricsPort === undefined) return undefined;
  const metrics = new Metrics({ eventStreams: () => liveBoards.size + liveNotices.size });
  const server = createMetricsServer(metrics);
  const address = { host: config.metricsHost, port: config.metricsPort, setting: 'METRICS_PORT' };
  const port = await listen(server, address);
  lifecycle.opened(async () => {
    server.closeAllConnections();
    server.close();
  });
  log.info({ host: config.metricsHost, port }, 'metrics');
  return metrics;
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
