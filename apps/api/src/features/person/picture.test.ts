import { randomBytes } from 'node:crypto';
import { MAX_PICTURE_BYTES } from '@faena/shared/domain';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { encodePicture } from './encode-picture.ts';
import { PersonModel } from './model.ts';
import { PictureModel } from './picture-model.ts';

const api = useApi();

/** A picture, red at the left and blue at the right. */
const canvas = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } },
      gravity: 'east',
    },
  ]);
const blob = (bytes: Uint8Array, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
const upload = (person: Person, body: Blob, username?: string) =>
  api.as(person).person.uploadPicture({ query: { ...(username && { username }) }, body });
const fetchPicture = (url: string | null) => fetch(`${api.origin}${url}`);

/** Claims 81 million pixels in a few kilobytes. */
const bomb = () =>
  sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

describe('a profile picture (ACCOUNT-9)', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'is taken as %s, and kept as a square of 256 pixels in WebP',
    async (format) => {
      const person = await createPerson(api, 'employee');
      const { message, user } = await upload(person, blob(await canvas().toFormat(format).toBuffer()));
      expect(message).toBe('Profile picture updated.');
      expect(user.profilePicture).toMatch(/^\/api\/user\/picture\/[0-9a-f]{32}$/);
      const answer = await fetchPicture(user.profilePicture);
      const { width, height, format: kept } = await sharp(await answer.arrayBuffer()).metadata();
      expect({ width, height, kept }).toEqual({ width: 256, height: 256, kept: 'webp' });
    },
  );

  it('is shown to everyone with its address, without end, and only ever served as an image', async () => {
    const person = await createPerson(api, 'client');
    const { user } = await upload(person, blob(await canvas().png().toBuffer()));
    const { status, headers } = await fetchPicture(user.profilePicture);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await api.as(person).person.account()).profilePicture).toBe(user.profilePicture);
    const unknown = await fetchPicture(`/api/user/picture/${randomBytes(16).toString('hex')}`);
    expect(unknown.status).toBe(404);
    expect((await fetchPicture('/api/user/picture/1')).status).toBe(400);
  });

  it('loses its metadata, and is turned upright', async () => {
    const person = await createPerson(api, 'client');
    const photo = await canvas(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '14/1 38/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SECRET')).toBe(true);
    const { user } = await upload(person, blob(photo));
    const bytes = Buffer.from(await (await fetchPicture(user.profilePicture)).arrayBuffer());
    expect(bytes.includes('SECRET')).toBe(false);
    const metadata = await sharp(bytes).metadata();
    for (const part of ['exif', 'icc', 'xmp', 'orientation']) expect(metadata).not.toHaveProperty(part);
    // Turned by 90 degrees, the red left side is on top.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[2]].map((value = 0) => value > 128)).toEqual([true, false]);
  });

  it('replaces the one before, whose address is then gone', async () => {
    const person = await createPerson(api, 'client');
    const first = await upload(person, blob(await canvas().png().toBuffer()));
    const second = await upload(person, blob(await canvas().negate().png().toBuffer()));
    expect((await fetchPicture(first.user.profilePicture)).status).toBe(404);
    expect((await fetchPicture(second.user.profilePicture)).status).toBe(200);
    expect(await PictureModel.countDocuments({ userId: person._id })).toBe(1);
  });

  it('is served from its document if a process of the previous version stored it', async () => {
    const person = await createPerson(api, 'client');
    const { user } = await upload(person, blob(await canvas().png().toBuffer()));
    const bytesOf = async () => Buffer.from(await (await fetchPicture(user.profilePicture)).arrayBuffer());
    const before = await bytesOf();
    const stored = await PictureModel.findOneAndUpdate({ userId: person._id }, { $unset: { fileId: '' } });
    expect(stored?.bytes.equals(before)).toBe(true);
    expect((await bytesOf()).equals(before)).toBe(true);
  });

  it('is one however many are uploaded at once', async () => {
    const person = await createPerson(api, 'client');
    const file = blob(await canvas().png().toBuffer());
    await Promise.all(Array.from({ length: 6 }, () => upload(person, file)));
    const pictures = await PictureModel.find({ userId: person._id }, { _id: 1 }).lean();
    expect(pictures).toEqual([{ _id: (await PersonModel.findById(person.id).lean())?.pictureId }]);
  });

  it('stays as it was when the change fails halfway', async () => {
    const person = await createPerson(api, 'client');
    const { user } = await upload(person, blob(await canvas().png().toBuffer()));
    vi.spyOn(PictureModel, 'create').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    await expectRefused([upload(person, blob(await canvas().png().toBuffer()))], { status: 500 });
    expect((await api.as(person).person.account()).profilePicture).toBe(user.profilePicture);
    expect((await fetchPicture(user.profilePicture)).status).toBe(200);
  });

  it('an animation gives its first frame', async () => {
    const person = await createPerson(api, 'client');
    const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 255), Buffer.alloc(40 * 40 * 3 * 9, 0)]);
    const gif = await sharp(frames, { raw: { width: 40, height: 400, channels: 3, pageHeight: 40 } })
      .gif({ delay: 100 })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBeGreaterThan(1);
    const { user } = await upload(person, blob(gif, 'image/gif'));
    const bytes = await (await fetchPicture(user.profilePicture)).arrayBuffer();
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(bytes).stats()).channels[0]?.mean).toBeGreaterThan(250);
  });
});

describe('files that are no pictures (ACCOUNT-9)', () => {
  it.each([
    ['text', Buffer.from('hello')],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    ['a broken PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('are refused with any name and type: %s', async (_what, bytes) => {
    const person = await createPerson(api, 'client');
    const file = new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
    await expectRefused([upload(person, file)], { status: 415, code: 'unsupported_media_type' });
    expect((await api.as(person).person.account()).profilePicture).toBeNull();
    expect(await PictureModel.countDocuments({ userId: person._id })).toBe(0);
  });

  it('are refused if half of the picture is missing', async () => {
    const person = await createPerson(api, 'client');
    const whole = await canvas().jpeg().toBuffer();
    await expectRefused([upload(person, blob(whole.subarray(0, whole.length / 2)))], { status: 415 });
  });

  it('is refused when a few bytes claim to be far too many pixels', async () => {
    const person = await createPerson(api, 'client');
    const file = await bomb();
    expect(file.length).toBeLessThan(MAX_PICTURE_BYTES);
    await expectRefused([upload(person, blob(file))], { status: 413, code: 'payload_too_large' });
    expect(await PictureModel.countDocuments({ userId: person._id })).toBe(0);
  });

  /** Half a megabyte that takes 240 in memory, as an attacker sends it. */
  const interlaced = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
      .png({ progressive: true, compressionLevel: 9, palette: true })
      .toBuffer();

  it('are refused by the memory that opening them would take, even with few pixels (LIMIT-8)', async () => {
    const person = await createPerson(api, 'client');
    const refused = { status: 413, reason: 'too_many_pixels' };
    await expectRefused([upload(person, blob(await interlaced(7_700)))], refused);
    const avif = sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: 'red' } });
    await expectRefused([upload(person, blob(await avif.avif({ effort: 0 }).toBuffer()))], refused);
    const photo = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: 'red' } });
    const bytes = await photo.jpeg().toBuffer();
    expect((await upload(person, blob(bytes))).user.profilePicture).not.toBeNull();
    await expectRefused(
      [upload(person, blob(await sharp(bytes).jpeg({ progressive: true }).toBuffer()))],
      refused,
    );
  });

  it('waits while another is opened, and is refused when too many do (LIMIT-4)', async () => {
    const small = await canvas().png().toBuffer();
    const outcomes = await Promise.allSettled(Array.from({ length: 11 }, () => encodePicture(small)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(9).fill('fulfilled'),
      'rejected',
      'rejected',
    ]);
    expect(outcomes.at(-1)).toMatchObject({
      reason: { code: 'unavailable', reason: 'too_many_pictures', retryAfter: 5 },
    });
    await expect(encodePicture(small)).resolves.toBeInstanceOf(Buffer);
  });

  it('is refused above 5 MiB, without a file, and as another type of body', async () => {
    const person = await createPerson(api, 'client');
    await expectRefused([upload(person, blob(randomBytes(MAX_PICTURE_BYTES + 1)))], { status: 413 });
    const send = (body: RequestInit) =>
      api.request('/user/profile-picture', { as: person, method: 'POST', ...body });
    expect((await send({ body: new FormData() })).status).toBe(400);
    const json = { body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect((await send(json)).status).toBe(415);
  });
});

it('is set for oneself, and by an admin for anyone (ACCOUNT-5)', async () => {
  const [admin, person] = [await createPerson(api, 'admin'), await createPerson(api, 'employee')];
  const file = blob(await canvas().png().toBuffer());
  await expectRefused([upload(person, file, admin.username)], { status: 403 });
  await expectRefused([upload(admin, file, 'unknown')], { status: 404 });
  expect(await PictureModel.countDocuments({ userId: { $in: [admin._id, person._id] } })).toBe(0);
  expect((await upload(admin, file, person.username)).user).toMatchObject({ _id: person.id });
});
