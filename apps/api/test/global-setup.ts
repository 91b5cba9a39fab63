import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { Double, MongoClient } from 'mongodb';
import type { TestProject } from 'vitest/node';

const API = fileURLToPath(new URL('..', import.meta.url));

/** The sources of the API's programs. */
const SOURCES = [
  'src',
  'build.mjs',
  'package.json',
  '../../packages/shared/src',
  '../../packages/embedded-mongo/src',
];

/**
 * Builds the programs of the API where they are older than their sources. Then starts one real MongoDB for all API tests, or
 * takes the one that `TEST_MONGODB_URI` names: `inject('mongoUri')` answers its address.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  buildPrograms();
  const run = `test-${randomBytes(6).toString('hex')}`;
  provide('testRun', run);
  const given = process.env.TEST_MONGODB_URI;
  if (given) {
    provide('mongoUri', given);
    return () => dropDatabases(given, run);
  }
  const mongo = await startEmbeddedMongo({
    inMemory: true,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  await setHistory(mongo.uri);
  provide('mongoUri', mongo.uri);
  return () => mongo.stop();
}

/** Room for two minutes of changes, which a live stream reads again, also beside the attacks. The least is 990. */
const OPLOG_MIB = 1_024;

/**
 * Keeps more changes than the product's database, and one minute of snapshots, not five; no test reads one for longer.
 * The server keeps the files of dropped databases for that time. A run drops hundreds, and the server ends when it may
 * open no more files.
 */
async function setHistory(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  const admin = client.db('admin');
  await admin.command({ replSetResizeOplog: 1, size: new Double(OPLOG_MIB) });
  await admin.command({ setParameter: 1, minSnapshotHistoryWindowInSeconds: 60 });
  await admin.command({ setParameter: 1, syncdelay: 10 });
  // It deletes by the clock of the machine, which is ahead of that of tests, and beside their connections (`writes.ts`).
  await admin.command({ setParameter: 1, ttlMonitorEnabled: false });
  await client.close();
}

async function dropDatabases(uri: string, run: string): Promise<void> {
  const client = new MongoClient(uri);
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(run)) await client.db(name).dropDatabase();
  await client.close();
}

/** Tests start processes of the API from one build: from its sources each takes seconds of a core to start. */
function buildPrograms(): void {
  const builtAt = statSync(join(API, 'dist/main.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (SOURCES.every((source) => changedAt(join(API, source)) < builtAt)) return;
  const { status } = spawnSync(process.execPath, ['build.mjs'], { cwd: API, stdio: 'inherit' });
  if (status !== 0) throw new Error('The API could not be built');
}

/** When a file, or the last of a folder, was changed. */
function changedAt(path: string): number {
  const files = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
