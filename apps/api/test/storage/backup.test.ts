import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findActor } from '../../src/features/person/index.ts';
import { addAttachment } from '../../src/features/task-attachment/add-attachment.ts';
import { readAttachment } from '../../src/features/task-attachment/read-attachment.ts';
import { currentDatabase } from '../../src/platform/database.ts';
import { entriesIn, pendingIn } from '../../src/platform/storage/entries.ts';
import { FileStore } from '../../src/platform/storage/file-store.ts';
import { s3AddressOf } from '../../src/platform/storage/s3-address.ts';
import { archive, restore, useEmptyDatabases } from '../archive/archives.ts';
import { createBoard } from '../board.ts';
import { createTask } from '../factories.ts';
import { useApi } from '../harness.ts';
import { PICTURE } from '../send.ts';
import { useS3 } from './s3-server.ts';

const api = useApi();
const s3 = useS3();
let filesUrl: string;
const TEXT = { mediaType: 'text/plain', maxBytes: 20_000_000 };
const MIB = 1024 * 1024;
const db = () => currentDatabase();

beforeAll(async () => {
  filesUrl = await s3.createBucket('files');
});
beforeEach(async () => {
  for (const name of ['files.files', 'files.chunks', 'files.pending'])
    await db().collection(name).deleteMany({});
});

describe('a backup (START-14)', () => {
  const emptyDatabase = useEmptyDatabases();

  it('has the files of GridFS and of a bucket alike, byte for byte, and a restore needs no bucket', async () => {
    const grid = new FileStore(currentDatabase);
    const bucket = new FileStore(currentDatabase, s3AddressOf(filesUrl));
    const bytes = [0, 1, 255 * 1024, 700_000, 6 * MIB].map((length) => randomBytes(length));
    const stored = await Promise.all(
      bytes.flatMap((some) => [grid, bucket].map((files) => files.put([some], TEXT))),
    );
    expect(await entriesIn(db()).countDocuments({ 'metadata.key': { $exists: true } })).toBe(bytes.length);
    await pendingIn(db()).insertOne({
      _id: new ObjectId(),
      fileId: new ObjectId(),
      key: 'a',
      since: new Date(0),
    });
    const lines = await archive(undefined, bucket);
    const target = emptyDatabase();
    await restore(target, lines);
    expect(await pendingIn(target).countDocuments()).toBe(0);
    const restored = new FileStore(() => target);
    await restored.check();
    const expectAll = async (files: FileStore) => {
      for (const [index, { id, ...known }] of stored.entries()) {
        const { content, ...found } = (await files.get(id)) ?? expect.fail('it is not there');
        expect(found).toEqual({ id, ...known });
        expect((await buffer(content)).equals(bytes[Math.floor(index / 2)] ?? Buffer.of())).toBe(true);
      }
    };
    await expectAll(restored);
    const other = await s3.createBucket('another');
    const moved = new FileStore(() => target, s3AddressOf(other));
    expect(await moved.moveToBucket()).toBe(stored.length);
    await expectAll(moved);
  });

  it('has the files of tasks and their previews, whose bytes are in a bucket (FILE-9, FILE-10)', async () => {
    const board = await createBoard(api);
    const { id } = await createTask(api, board.project, { title: 'Cimientos' });
    const actor = (await findActor({ _id: board.member._id })) ?? expect.fail('nobody');
    const bucket = new FileStore(currentDatabase, s3AddressOf(filesUrl));
    const services = { ...api.services, files: bucket };
    const photo = Buffer.from(await PICTURE.arrayBuffer());
    const plan = randomBytes(6 * MIB);
    for (const [name, bytes] of [
      ['foto.png', photo],
      ['plano.dwg', plan],
    ] as const) {
      const asked = { id, attachmentId: String(new ObjectId()) };
      const { attachment } = await addAttachment(
        asked,
        { name, content: Readable.from([bytes]) },
        actor,
        services,
      );
      const { content } = await readAttachment(attachment.address.split('/').at(-1) ?? '', services);
      expect((await buffer(content)).equals(bytes)).toBe(true);
    }
    expect(await entriesIn(db()).countDocuments({ 'metadata.key': { $exists: true } })).toBe(3);
    const target = emptyDatabase();
    await restore(target, await archive(undefined, bucket));
    const docs = await target.collection('task_attachments').find({}).sort({ number: 1 }).toArray();
    const restored = new FileStore(() => target);
    const read = async (fileId: ObjectId) => buffer((await restored.get(fileId))?.content ?? expect.fail());
    expect(docs.map(({ name }) => name)).toEqual(['foto.png', 'plano.dwg']);
    const [restoredPhoto, restoredPlan] = await Promise.all(docs.map(({ fileId }) => read(fileId)));
    expect(restoredPhoto?.equals(photo)).toBe(true);
    expect(restoredPlan?.equals(plan)).toBe(true);
    expect((await read(docs[0]?.previewId)).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('with files only in a bucket can be restored and read by range', async () => {
    const bucket = new FileStore(currentDatabase, s3AddressOf(filesUrl));
    await db().collection('files.chunks').drop();
    const bytes = randomBytes(600_000);
    const { id } = await bucket.put([bytes], TEXT);
    const target = emptyDatabase();
    await restore(target, await archive(undefined, bucket));
    const file = await new FileStore(() => target).get(id, { start: 300_000, end: 600_000 });
    expect((await buffer(file?.content ?? expect.fail())).equals(bytes.subarray(300_000))).toBe(true);
    const keys = (await target.collection('files.chunks').indexes()).map(({ key }) => key);
    expect(keys).toContainEqual({ files_id: 1, n: 1 });
  });

  it('fails where a file is gone from its bucket', async () => {
    const bucket = new FileStore(currentDatabase, s3AddressOf(filesUrl));
    const { id } = await bucket.put([Buffer.of(1)], TEXT);
    await s3.client.send(new DeleteObjectCommand({ Bucket: 'files', Key: `folder/${id}` }));
    await expect(archive(undefined, bucket)).rejects.toThrow('does not exist');
  });
});
