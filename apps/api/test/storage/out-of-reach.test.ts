import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { freePort } from '@faena/embedded-mongo';
import { ObjectId } from 'mongodb';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PersonModel } from '../../src/features/person/model.ts';
import { PictureModel } from '../../src/features/person/picture-model.ts';
import { currentDatabase } from '../../src/platform/database.ts';
import { entriesIn, pendingIn } from '../../src/platform/storage/entries.ts';
import { expectRefusal } from '../envelope.ts';
import { createPerson } from '../factories.ts';
import { useApi } from '../harness.ts';

const port = await freePort();
const api = useApi({ FILES_URL: `http://key:secret@127.0.0.1:${port}/files` });

it('a bucket out of reach refuses pictures for a while, and changes nothing', async () => {
  const refused = new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve));
  expect(await refused, 'nothing listens there').toMatchObject({ code: 'ECONNREFUSED' });

  const person = await createPerson(api, 'employee');
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('profileImage', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'red.png');
  const upload = await api.request('/user/profile-picture', {
    method: 'POST',
    as: person,
    body,
  });
  await expectRefusal(upload, 'unavailable');
  expect(upload.headers.get('Retry-After')).toBe('5');
  const stored = await PersonModel.findById(person._id).lean().orFail();
  expect([stored.pictureId, await PictureModel.countDocuments()]).toEqual([null, 0]);
  expect(await entriesIn(currentDatabase()).countDocuments()).toBe(0);
  expect(await pendingIn(currentDatabase()).countDocuments(), 'left to the sweep').toBe(1);

  const fileId = new ObjectId();
  await entriesIn(currentDatabase()).insertOne({
    ...{ _id: fileId, length: 9, chunkSize: 9, uploadDate: new Date(), filename: '' },
    metadata: { mediaType: 'image/webp', sha256: '00', key: String(fileId) },
  });
  const _id = randomBytes(16).toString('hex');
  await PictureModel.create({ _id, userId: person._id, fileId, bytes: Buffer.of(1), createdAt: new Date() });
  const read = await api.request(`/user/picture/${_id}`);
  await expectRefusal(read, 'unavailable');
  expect(read.headers.get('Cache-Control')).not.toContain('immutable');
});
