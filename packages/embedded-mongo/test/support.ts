import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { onTestFinished } from 'vitest';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from '../src/index.ts';

/** A folder that is gone after the test. */
export async function temporaryDirectory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'faena-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database that is stopped after the test. */
export async function start(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const mongo = await startEmbeddedMongo(options);
  onTestFinished(() => mongo.stop());
  return mongo;
}

/** A client that is closed after the test. */
export async function connect({ uri }: EmbeddedMongo): Promise<MongoClient> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000 });
  onTestFinished(() => client.close());
  return client;
}

/** The process id of the `mongod` on a data folder, as it wrote it itself. */
export async function mongodOf(dataDir: string): Promise<number> {
  return Number(await readFile(join(dataDir, 'db', 'mongod.lock'), 'utf8'));
}

/** Waits, at most ten seconds, until something is so. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error('it did not come about within 10 s');
    await sleep(20);
  }
}
