import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, start, until } from './support.ts';

describe('a temporary database', () => {
  test('takes transactions: what is rolled back was never there', async () => {
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

  test('leaves no file behind when it stops', async () => {
    const ours = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith(`faena-mongo-${process.pid}-`));
    const mongo = await start();
    expect(await ours()).toHaveLength(1);

    await mongo.stop();

    expect(await ours()).toEqual([]);
  });
});
