import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findMongod, freePort } from '@faena/embedded-mongo';
import { MongoClient } from 'mongodb';
import { parse } from 'yaml';
import { z } from 'zod';
import { mongosh } from './mongosh.ts';

const COMPOSE = new URL('../../../../docker-compose.yml', import.meta.url);

const Compose = z.looseObject({
  services: z.looseObject({
    mongo: z.looseObject({
      command: z.tuple([z.literal('sh'), z.literal('-euc'), z.string()]),
      healthcheck: z.looseObject({ test: z.array(z.string()) }),
    }),
  }),
});

/** The command and the health check of an earlier version, whose database had no password. */
const BEFORE = {
  command: 'exec mongod --replSet faena --bind_ip_all',
  check: `
    const admin = connect('mongodb://127.0.0.1:27017/admin?directConnection=true');
    try {
      admin.adminCommand({ replSetGetStatus: 1 });
    } catch {
      admin.adminCommand({ replSetInitiate: { _id: 'faena', members: [{ _id: 0, host: 'mongo:27017' }] } });
    }
    const { isWritablePrimary } = admin.adminCommand({ hello: 1 });
    quit(isWritablePrimary ? 0 : 1);`,
};

/** The service `mongo` of docker-compose.yml on this machine: its volumes and its memory are folders. */
export interface ComposeMongo {
  readonly port: number;
  readonly passwordFile: string;
  /** Starts the service, or that of an earlier version, and waits until it is healthy. */
  start(options?: { password?: string; before?: boolean }): Promise<void>;
  /** A client of this user, or of nobody. */
  client(user?: { name: string; password: string }): MongoClient;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** The service with empty volumes; nothing runs yet. */
export async function composeMongo(): Promise<ComposeMongo> {
  const { mongo } = Compose.parse(parse(await readFile(COMPOSE, 'utf8'), { merge: true })).services;
  const { path } = await findMongod({ env: process.env, log: () => {} });
  const folder = await mkdtemp(join(tmpdir(), 'faena-compose-'));
  for (const volume of ['db', 'configdb', 'tmp']) await mkdir(join(folder, volume));
  const port = await freePort();
  const small = `--dbpath ${folder}/db --port ${port} --wiredTigerCacheSizeGB 0.25 --oplogSize 64`;
  const here = (text: string) =>
    text
      .replaceAll('$$', '$')
      .replaceAll('/tmp/', join(folder, 'tmp/'))
      .replaceAll('/data/configdb/', join(folder, 'configdb/'))
      .replaceAll(/(?:127\.0\.0\.1|\bmongo):27017/g, `127.0.0.1:${port}`)
      .replace('mongod --', `mongod ${small} --setParameter shutdownTimeoutMillisForSignaledShutdown=0 --`)
      .replace('--bind_ip_all', '--bind_ip 127.0.0.1');
  let child: ChildProcess | undefined;
  const kill = () => void child?.kill('SIGKILL');
  process.once('exit', kill);

  const service: ComposeMongo = {
    port,
    passwordFile: join(folder, 'configdb/password'),
    async start({ password = '', before = false } = {}) {
      const PATH = [dirname(path), process.env.PATH].join(delimiter);
      const env = { PATH, MONGO_PASSWORD: password };
      const command = before ? BEFORE.command : mongo.command[2];
      const started = spawn('sh', ['-euc', here(command)], { env, stdio: 'ignore' });
      child = started;
      const check = before ? BEFORE.check : (mongo.healthcheck.test.at(-1) ?? '');
      for (let attempt = 1; (await mongosh(here(check))) !== 0; attempt++) {
        if (attempt === 100 || started.exitCode !== null) throw new Error('the service does not get healthy');
      }
    },
    client(user) {
      const credentials = user ? `${user.name}:${encodeURIComponent(user.password)}@` : '';
      return new MongoClient(`mongodb://${credentials}127.0.0.1:${port}/?replicaSet=faena&authSource=admin`);
    },
    async stop() {
      if (!child) return;
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      child = undefined;
    },
    async remove() {
      await service.stop();
      process.off('exit', kill);
      await rm(folder, { recursive: true });
    },
  };
  return service;
}
