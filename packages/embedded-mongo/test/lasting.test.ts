import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DataFolderInUseError, runningEmbeddedMongo, startEmbeddedMongo } from '../src/index.ts';
import { connect, mongodOf, start, temporaryDirectory } from './support.ts';

/** Starts a database on the folder, writes one note that must not get lost, and leaves it running. */
async function startWithNote(dataDir: string) {
  const mongo = await start({ dataDir });
  const client = await connect(mongo);
  const notes = client.db().collection('notes', { writeConcern: { w: 'majority' } });
  await notes.insertOne({ text: 'kept' });
  await client.close();
  return mongo;
}

async function notesIn(mongo: { uri: string; stop(): Promise<void> }) {
  const client = await connect(mongo);
  return client.db().collection('notes').distinct('text');
}

describe('a database with a data folder', () => {
  test('keeps data and address from one start to the next, and is ready in seconds', async () => {
    const dataDir = await temporaryDirectory();
    const first = await startWithNote(dataDir);
    await first.stop();

    const startedAt = performance.now();
    const second = await start({ dataDir });
    const elapsed = performance.now() - startedAt;

    expect(await notesIn(second)).toEqual(['kept']);
    expect(second.uri).toBe(first.uri);
    expect(elapsed).toBeLessThan(5_000);
  });

  test('is found by other processes for as long as it runs', async () => {
    const dataDir = await temporaryDirectory();
    expect(await runningEmbeddedMongo(dataDir)).toBeUndefined();
    const mongo = await startWithNote(dataDir);
    expect(await runningEmbeddedMongo(dataDir)).toBe(mongo.uri);
  });

  test('starts after mongod was killed, with all that was acknowledged', async () => {
    const dataDir = await temporaryDirectory();
    await startWithNote(dataDir);
    const stale = await mongodOf(dataDir);
    process.kill(stale, 'SIGKILL');

    const second = await start({ dataDir });

    expect(await notesIn(second)).toEqual(['kept']);
    expect(await mongodOf(dataDir)).not.toBe(stale);
  });

  test('moves to another port when a stranger has taken its own', async () => {
    const dataDir = await temporaryDirectory();
    const first = await startWithNote(dataDir);
    await first.stop();
    const stranger = createServer().listen(Number(new URL(first.uri).port), '127.0.0.1');
    onTestFinished(() => void stranger.close());
    await once(stranger, 'listening');

    const second = await start({ dataDir });

    expect(second.uri).not.toBe(first.uri);
    expect(await notesIn(second)).toEqual(['kept']);
  });

  test('refuses a second start at once and names the process that has the folder', async () => {
    const dataDir = await temporaryDirectory();
    const first = await startWithNote(dataDir);

    const startedAt = performance.now();
    const second = startEmbeddedMongo({ dataDir });

    await expect(second).rejects.toThrow(DataFolderInUseError);
    await expect(second).rejects.toThrow(`Process ${process.pid} is already using the data in ${dataDir}`);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await notesIn(first)).toEqual(['kept']);
  });

  test('dies with an owner that was killed, and the next start waits for that', async () => {
    const dataDir = await temporaryDirectory();
    const script = join(import.meta.dirname, 'owner.ts');
    const owner = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(owner.stdout, 'data');
    const orphan = await mongodOf(dataDir);
    owner.kill('SIGKILL');

    const second = await start({ dataDir });

    expect(await notesIn(second)).toEqual([]);
    expect(await mongodOf(dataDir)).not.toBe(orphan);
  });
});
