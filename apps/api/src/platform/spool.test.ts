import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { Spool } from './spool.ts';

const bytesOf = (value: number, length: number) => new Uint8Array(length).fill(value);

async function all(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('a spool gives its reader every byte in order (LIMIT-23)', async () => {
  const spool = await Spool.create();
  for (let value = 0; value < 10; value += 1) await spool.write(bytesOf(value, 50_000));
  const read = all(spool.read());
  for (let value = 10; value < 20; value += 1) {
    await new Promise(setImmediate);
    await spool.write(bytesOf(value, value));
  }
  spool.end();
  const expected = Array.from({ length: 20 }, (_, value) => bytesOf(value, value < 10 ? 50_000 : value));
  expect(Buffer.compare(await read, Buffer.concat(expected))).toBe(0);
  await spool.close();
});

it('a spool has no name that another program could open (LIMIT-23)', async () => {
  const named = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('faena-spool-'));
  const spool = await Spool.create();
  await spool.write(bytesOf(1, 10));
  expect(await named()).toEqual([]);
  await spool.close();
});

it('the failure of a writer reaches the reader after the bytes before it (LIMIT-23)', async () => {
  const spool = await Spool.create();
  await spool.write(bytesOf(1, 3));
  spool.end(new Error('no more'));
  const reading = spool.read();
  expect(await reading.next()).toMatchObject({ value: Buffer.from([1, 1, 1]) });
  await expect(reading.next()).rejects.toThrow('no more');
  await spool.close();
});

it('a writer learns that its reader has left (LIMIT-23)', async () => {
  const spool = await Spool.create();
  await spool.write(bytesOf(1, 3));
  const reading = spool.read();
  await reading.next();
  expect(spool.left).toBe(false);
  await reading.return(undefined);
  expect(spool.left).toBe(true);
  await spool.close();
});
