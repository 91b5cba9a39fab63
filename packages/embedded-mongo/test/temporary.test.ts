import { existsSync, statfsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, start, until } from './support.ts';

/** Whether this machine keeps files in memory, with the 2 GiB that a database asks for. */
function roomInMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 31;
}

describe('a temporary database', () => {
  test('takes transactions: a rolled-back write was never there', async () => {
    const client = await connect(await start());
    const notes = client.db().collection('notes');
    await notes.insertOne({ text: 'kept' });

    const rolledBack = client.withSession((session) =>
      session.withTransaction(async () => {
        await notes.insertOne({ text: 'lost' }, { session });
        throw new Error('changed my mind');
      }),
    );

    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await notes.distinct('text')).toEqual(['kept']);
  });

  test('has change streams', async () => {
    const client = await connect(await start());
    const notes = client.db().collection('notes');
    const stream = notes.watch();
    onTestFinished(() => stream.close());
    const seen = stream.next();
    await until(() => stream.resumeToken !== undefined);

    await notes.insertOne({ text: 'news' });

    expect(await seen).toMatchObject({ operationType: 'insert', fullDocument: { text: 'news' } });
  });

  test.each([
    ['on disk', tmpdir(), {}],
    ['in memory', roomInMemory() ? '/dev/shm' : tmpdir(), { inMemory: true }],
  ])('leaves no file behind when it stops, %s', async (_, parent, options) => {
    const ours = async () =>
      (await readdir(parent)).filter((name) => name.startsWith(`faena-mongo-${process.pid}-`));
    const mongo = await start(options);
    expect(await ours()).toHaveLength(1);

    await mongo.stop();

    expect(await ours()).toEqual([]);
  });
});
