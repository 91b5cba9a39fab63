import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentDatabase } from '../../src/platform/database.ts';
import { entriesIn, pendingIn } from '../../src/platform/storage/entries.ts';
import { FileStore } from '../../src/platform/storage/file-store.ts';
import { s3AddressOf } from '../../src/platform/storage/s3-address.ts';
import { KEPT_MS, sweepFiles } from '../../src/platform/storage/sweep-files.ts';
import { useApi } from '../harness.ts';
import { startPut } from './put-and-wait.ts';
import { useS3 } from './s3-server.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

useApi();
const s3 = useS3();
let filesUrl: string;
const TEXT = { mediaType: 'text/plain', maxBytes: 20_000_000 };
const REFERENCES = [
  { collection: 'letters', path: 'fileId' },
  { collection: 'albums', path: 'pages.fileId' },
];
const MIB = 1024 * 1024;
const db = () => currentDatabase();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const later = (ms: number) => new Date(Date.now() + ms);
const sweep = (files: FileStore, now: Date) => sweepFiles(files, db(), REFERENCES, now);
const chunksOf = (id: ObjectId) => db().collection('files.chunks').countDocuments({ files_id: id });

beforeAll(async () => {
  filesUrl = await s3.createBucket('files');
});
beforeEach(async () => {
  for (const name of ['files.files', 'files.chunks', 'files.pending', 'letters', 'albums'])
    await db().collection(name).deleteMany({});
});

async function objects(): Promise<number> {
  const { KeyCount } = await s3.client.send(new ListObjectsV2Command({ Bucket: 'files' }));
  const { Uploads = [] } = await s3.client.send(new ListMultipartUploadsCommand({ Bucket: 'files' }));
  return (KeyCount ?? 0) + Uploads.length;
}

/** A stream that gives these chunks, and then fails. */
async function* failing(chunks: readonly Buffer[]) {
  yield* chunks;
  throw new Error('the source broke');
}

describe.each([
  { name: 'GridFS', url: () => undefined, left: () => db().collection('files.chunks').countDocuments() },
  { name: 'an S3 bucket', url: () => filesUrl, left: objects },
])('a file store with its bytes in $name', ({ url, left }) => {
  let files: FileStore;
  let before: number;
  beforeEach(async () => {
    const address = url();
    files = new FileStore(currentDatabase, address === undefined ? undefined : s3AddressOf(address));
    before = await left();
  });
  const put = (bytes: Buffer, how = TEXT) => files.put(Readable.from([bytes]), how);
  const read = async (id: ObjectId, range?: { start: number; end: number }) => {
    const file = await files.get(id, range);
    return file && buffer(file.content);
  };

  it.each([
    ['nothing', 0],
    ['one byte', 1],
    ['one chunk', 255 * 1024],
    ['more than a chunk', 255 * 1024 + 1],
    ['many chunks, and more than a part', 11 * MIB + 7],
  ])('keeps %s byte for byte, with type, size and hash', async (_what, length) => {
    const bytes = randomBytes(length);
    const stored = await put(bytes);
    expect(stored).toEqual({ id: stored.id, mediaType: 'text/plain', size: length, sha256: sha256(bytes) });
    const { content, ...known } = (await files.get(stored.id)) ?? expect.fail('it is not there');
    expect(known).toEqual(stored);
    expect((await buffer(content)).equals(bytes)).toBe(true);
    expect(await pendingIn(db()).countDocuments()).toBe(0);
  });

  it('answers any range of a file, cut where the file ends', async () => {
    const bytes = randomBytes(600_000);
    const { id } = await put(bytes);
    const ranges = [
      [0, 1],
      [10, 20],
      [261_119, 261_121],
      [261_120, 522_240],
      [599_999, 600_000],
      [500_000, 900_000],
      [600_000, 600_001],
      [7, 7],
    ] as const;
    for (const [start, end] of ranges) {
      const found = await read(id, { start, end });
      expect(found?.equals(bytes.subarray(start, end)), `${start} to ${end}`).toBe(true);
    }
  });

  it('holds no more of a large file in memory than a few parts', async () => {
    const chunk = randomBytes(MIB);
    let given = 0;
    let most = 0;
    const held = () => {
      // The second one frees the buffers that the first one found.
      collectGarbage();
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const start = held();
    const watch = () => {
      most = Math.max(most, held() - start);
    };
    async function* large() {
      for (; given < 80; given += 1) {
        if (given % 16 === 15) watch();
        yield Buffer.from(chunk);
      }
    }
    const { id, size } = await files.put(large(), { ...TEXT, maxBytes: 200 * MIB });
    expect(size).toBe(80 * MIB);
    let got = 0;
    for await (const part of (await files.get(id))?.content ?? []) {
      if (Math.floor((got + part.length) / (16 * MIB)) > Math.floor(got / (16 * MIB))) watch();
      got += part.length;
    }
    expect(got).toBe(size);
    expect(most).toBeLessThan(60 * MIB);
    await files.remove(id);
  });

  it('refuses a file above its limit, and keeps nothing of it', async () => {
    await put(Buffer.alloc(1_000), { ...TEXT, maxBytes: 1_000 });
    const kept = await left();
    const refused = files.put(Readable.from([Buffer.alloc(6 * MIB), Buffer.alloc(1)]), {
      ...TEXT,
      maxBytes: 6 * MIB,
    });
    await expect(refused).rejects.toMatchObject({ code: 'payload_too_large' });
    expect([await left(), await pendingIn(db()).countDocuments()]).toEqual([kept, 0]);
    expect(await entriesIn(db()).countDocuments()).toBe(1);
  });

  it('keeps nothing of a file whose source breaks', async () => {
    const broken = files.put(failing([randomBytes(6 * MIB)]), TEXT);
    await expect(broken).rejects.toThrow('the source broke');
    expect([await left(), await pendingIn(db()).countDocuments()]).toEqual([before, 0]);
    expect(await entriesIn(db()).countDocuments()).toBe(0);
  });

  it('removes a file with its bytes; twice is once', async () => {
    const { id } = await put(randomBytes(300_000));
    expect(await left()).toBeGreaterThan(before);
    await files.remove(id);
    await files.remove(id);
    expect([await files.get(id), await left()]).toEqual([null, before]);
  });

  it('answers nothing of a file that a killed process was putting, and sweeps it a day later', {
    timeout: 60_000,
  }, async () => {
    const killed = await startPut(db().databaseName, url());
    expect(await pendingIn(db()).countDocuments()).toBe(1);
    expect(await left(), 'a part of it is stored').toBeGreaterThan(before);
    await killed();
    const [pending] = await pendingIn(db()).find().toArray();
    expect(await files.get(pending?.fileId ?? new ObjectId())).toBeNull();
    expect(await sweep(files, later(KEPT_MS - 60_000))).toMatchObject({ settled: 0 });
    expect(await left()).toBeGreaterThan(before);
    expect(await sweep(files, later(KEPT_MS + 60_000))).toMatchObject({ settled: 1 });
    expect([await left(), await pendingIn(db()).countDocuments()]).toEqual([before, 0]);
  });

  it('serves two processes at once', async () => {
    const address = url();
    const other = new FileStore(currentDatabase, address === undefined ? undefined : s3AddressOf(address));
    const bytes = Array.from({ length: 8 }, () => randomBytes(300_000));
    const stored = await Promise.all(
      bytes.map((some, index) => (index % 2 ? files : other).put(Readable.from([some]), TEXT)),
    );
    for (const [index, { id }] of stored.entries()) {
      const file = await (index % 2 ? other : files).get(id);
      expect((await buffer(file?.content ?? Readable.from([]))).equals(bytes[index] ?? Buffer.of())).toBe(
        true,
      );
    }
    const day = later(2 * KEPT_MS);
    const sweeps = (now: Date) => Promise.all([sweep(files, now), sweep(other, now)]);
    await sweeps(day);
    await sweeps(new Date(day.getTime() + KEPT_MS));
    expect([await left(), await entriesIn(db()).countDocuments()]).toEqual([before, 0]);
  });

  it('removes a file that nothing refers to, a day after a sweep first found that', async () => {
    const [unused, letter, page] = [
      await put(randomBytes(9)),
      await put(randomBytes(9)),
      await put(randomBytes(9)),
    ];
    await db().collection('letters').insertOne({ fileId: letter.id });
    await db()
      .collection('albums')
      .insertOne({ pages: [{ fileId: page.id }] });
    const removed = async (ms: number) => (await sweep(files, later(ms))).removed;
    expect(await removed(KEPT_MS - 60_000)).toBe(0);
    expect(await removed(KEPT_MS + 60_000), 'marked').toBe(0);
    expect(await removed(2 * KEPT_MS), 'marked for less than a day').toBe(0);
    expect(await removed(2 * KEPT_MS + 60_000)).toBe(1);
    expect(await files.get(unused.id)).toBeNull();
    for (const { id } of [letter, page]) expect(await read(id)).toHaveLength(9);
  });

  it('keeps a file that is referred to again before its day is over', async () => {
    const { id } = await put(randomBytes(9));
    await sweep(files, later(KEPT_MS + 60_000));
    expect(await entriesIn(db()).countDocuments({ 'metadata.unreferencedSince': { $exists: true } })).toBe(1);
    await db().collection('letters').insertOne({ fileId: id });
    await sweep(files, later(3 * KEPT_MS));
    await db().collection('letters').deleteMany({});
    expect(await sweep(files, later(4 * KEPT_MS)), 'its day begins again').toMatchObject({ removed: 0 });
    expect(await read(id)).toHaveLength(9);
  });

  it('finishes the removal of a file that was cut short', async () => {
    const { id } = await put(randomBytes(300_000));
    const entry = await entriesIn(db()).findOne({ _id: id });
    // As far as a process comes that is killed between the entry and the bytes.
    const key = entry?.metadata.key;
    await pendingIn(db()).insertOne({
      _id: new ObjectId(),
      fileId: id,
      ...(key && { key }),
      since: new Date(),
    });
    await entriesIn(db()).deleteOne({ _id: id });
    expect(await left()).toBeGreaterThan(before);
    expect(await sweep(files, later(KEPT_MS + 60_000))).toMatchObject({ settled: 1 });
    expect(await left()).toBe(before);
  });
});

describe('an installation that gets a bucket', () => {
  it('serves its files from GridFS, moves them, and then has none there', async () => {
    const grid = new FileStore(currentDatabase);
    const bytes = randomBytes(700_000);
    const { id, ...known } = await grid.put(Readable.from([bytes]), TEXT);
    const files = new FileStore(currentDatabase, s3AddressOf(filesUrl));
    const read = async () => {
      const { content, ...found } = (await files.get(id)) ?? expect.fail('it is not there');
      expect(found).toEqual({ id, ...known });
      return buffer(content);
    };
    expect((await read()).equals(bytes)).toBe(true);
    expect([await files.moveToBucket(), await files.moveToBucket()]).toEqual([1, 0]);
    expect((await read()).equals(bytes)).toBe(true);
    expect(await chunksOf(id), 'for those who are reading it').toBe(3);
    await sweep(files, later(KEPT_MS + 60_000));
    expect([await chunksOf(id), await pendingIn(db()).countDocuments()]).toEqual([0, 0]);
    expect((await read()).equals(bytes)).toBe(true);
  });

  it('is not started without it again, nor with a wrong one', async () => {
    await expect(new FileStore(currentDatabase).check()).resolves.toBeUndefined();
    const files = new FileStore(currentDatabase, s3AddressOf(filesUrl));
    await expect(files.check()).resolves.toBeUndefined();
    await files.put(Readable.from([Buffer.of(1)]), TEXT);
    await expect(new FileStore(currentDatabase).check()).rejects.toThrow(/^FILES_URL: required/);
    const wrong = new URL(filesUrl);
    wrong.password = 'wrong';
    const check = (url: URL | string) => new FileStore(currentDatabase, s3AddressOf(String(url))).check();
    await expect(check(wrong)).rejects.toThrow(/^FILES_URL: the bucket files at http.+ cannot be used/);
    await expect(check(filesUrl.replace('/files/', '/other/'))).rejects.toThrow(
      /^FILES_URL: the bucket other/,
    );
    await expect(check('http://key:secret@127.0.0.1:1/files')).rejects.toThrow(/^(?!.*secret)FILES_URL: /);
  });
});

it('sweeps nothing where no model refers to files', async () => {
  await expect(sweepFiles(new FileStore(currentDatabase), db(), [], new Date())).rejects.toThrow();
});
