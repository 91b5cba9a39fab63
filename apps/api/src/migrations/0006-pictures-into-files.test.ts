import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { cutAt, useEmptyDatabase } from '../../test/empty-database.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { picturesIntoFiles } from './0006-pictures-into-files.ts';

const own = useEmptyDatabase();

describe('0006-pictures-into-files', () => {
  const files = () => new FileStore(() => own.db);
  const old = (_id: string, length: number) => ({ _id, bytes: randomBytes(length), createdAt: new Date(0) });

  it.each([undefined, 1, 2, 3])(
    'gives each picture a file and leaves its bytes where they are; cut short at write %s, and twice as once',
    async (cut) => {
      const [face, board, large] = [old('a', 9_000), old('b', 40_000), old('c', 300_000)];
      const pictures = own.db.collection<typeof face & { fileId?: ObjectId }>('pictures');
      const covers = own.db.collection<typeof face & { fileId?: ObjectId; leftAt?: Date }>('covers');
      await pictures.insertOne(face);
      await covers.insertMany([board, { ...large, leftAt: new Date(0) }]);
      if (cut !== undefined)
        await expect(picturesIntoFiles.run(cutAt(own.db, cut, 'updateOne'))).rejects.toThrow(
          'the power is gone',
        );
      for (const _round of [1, 2]) await picturesIntoFiles.run(own.db);
      const stored = [
        ...(await pictures.find().toArray()),
        ...(await covers.find().sort({ _id: 1 }).toArray()),
      ];
      for (const [index, { bytes, _id }] of [face, board, large].entries()) {
        const { fileId, ...rest } = stored[index] ?? expect.fail(_id);
        expect(rest).toMatchObject({ _id, createdAt: new Date(0) });
        expect(Buffer.from(rest.bytes.buffer).equals(bytes), 'for processes of the version before').toBe(
          true,
        );
        const file = await files().get(fileId ?? expect.fail(_id));
        expect(file).toMatchObject({
          mediaType: 'image/webp',
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        });
        expect((await buffer(file?.content ?? expect.fail(_id))).equals(bytes)).toBe(true);
      }
      expect(stored).toHaveLength(3);
    },
  );
});
