import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DELETED_ATTACHMENT_KEPT_S,
  FILE_ADDRESS_MS,
  MAX_ATTACHMENT_BYTES,
  MAX_COMPANY_FILE_MIB,
  MAX_TASK_ATTACHMENTS,
} from '@faena/shared/domain';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createProject, createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { entriesIn, pendingIn } from '../../platform/storage/entries.ts';
import { fileReferences } from '../../platform/storage/file-reference.ts';
import { sweepFiles } from '../../platform/storage/sweep-files.ts';
import { AttachmentModel, TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let id: string;

beforeEach(async () => {
  await entriesIn(db()).deleteMany({});
  board = await createBoard(api);
  id = (await createTask(api, board.project, { title: 'Cimientos' })).id;
});

const newId = () => String(new Types.ObjectId());
const file = (bytes: Uint8Array | string, name = 'plano.txt') =>
  new File([new Uint8Array(Buffer.from(bytes))], name);
const files = (person: Person = board.member) => api.as(person).taskAttachment;
const add = (body: Blob = file('Norte'), person: Person = board.member, attachmentId = newId()) =>
  files(person).add({ params: { id, attachmentId }, body });
const list = (person: Person = board.manager) => files(person).list({ params: { id } });
const get = (address = '') => fetch(`${api.origin}${address}`);
const stored = () => AttachmentModel.find({ taskId: id }).sort({ number: 1 }).lean();
const db = () => AttachmentModel.db.db ?? expect.fail('no database');
const entries = () => entriesIn(db()).countDocuments();
const png = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

describe('a file on a task', () => {
  it('is added by everyone who sees the task, counts on it, and is read at its address (FILE-1, FILE-14)', async () => {
    const { attachment, task } = await add();
    expect(attachment).toMatchObject({ name: 'plano.txt', type: 'application/octet-stream', size: 5 });
    expect(attachment.author?._id).toBe(board.member.id);
    expect(task.attachments).toEqual({ total: 1, acts: 1 });
    await add(file('Sur', 'sur.txt'), board.manager);
    expect((await list()).map(({ name }) => name)).toEqual(['plano.txt', 'sur.txt']);
    expect(await (await get(attachment.address)).text()).toBe('Norte');
  });

  it('is stored as it came up to 25 MiB; one byte more stores nothing (FILE-2)', async () => {
    const bytes = randomBytes(MAX_ATTACHMENT_BYTES);
    const { attachment } = await add(file(bytes));
    expect(attachment.size).toBe(MAX_ATTACHMENT_BYTES);
    const read = Buffer.from(await (await get(attachment.address)).arrayBuffer());
    expect(read.equals(bytes)).toBe(true);
    await expectRefused([add(file(randomBytes(MAX_ATTACHMENT_BYTES + 1)))], { status: 413 });
    expect([await stored(), await entries(), await pendingIn(db()).countDocuments()]).toMatchObject([
      [{}],
      1,
      0,
    ]);
  });

  it('is stored once by its id, however often it is sent, and never takes the id of another (FILE-2)', async () => {
    const attachmentId = newId();
    const [first, again] = [
      await add(file('Norte'), board.member, attachmentId),
      await add(file('Norte'), board.member, attachmentId),
    ];
    expect(again.attachment).toEqual(first.attachment);
    expect(again.task.attachments).toEqual({ total: 1, acts: 1 });
    expect(await entries()).toBe(1);
    await expectRefused([add(file('x'), board.manager, attachmentId)], {
      status: 409,
      reason: 'attachment_id_taken',
    });
    const both = newId();
    await Promise.all([add(file('a'), board.member, both), add(file('a'), board.member, both)]);
    expect(await stored()).toHaveLength(2);
  });

  it('leaves nothing behind when its sender goes before the end (FILE-2)', async () => {
    const { hostname, port } = new URL(api.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `PUT /api/tasks/${id}/attachments/${newId()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${board.member.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    );
    socket.write(Buffer.alloc(600_000));
    await expect.poll(() => pendingIn(db()).countDocuments()).toBe(1);
    socket.destroy();
    await expect.poll(() => pendingIn(db()).countDocuments()).toBe(0);
    expect([await stored(), await entries()]).toEqual([[], 0]);
  });

  it('keeps its name without folders and marks of direction (FILE-3)', async () => {
    const { attachment } = await add(file('x', 'foto\u202egpj.exe'));
    expect(attachment.name).toBe('fotogpj.exe');
    const accented = await add(file('x', 'año 👷.pdf'));
    const header = (await get(accented.attachment.address)).headers.get('Content-Disposition');
    expect(header).toBe('attachment; filename="a_o __.pdf"; filename*=UTF-8\'\'a%C3%B1o%20%F0%9F%91%B7.pdf');
  });
});

describe('the content of a file', () => {
  const shown = async (bytes: Uint8Array | string, name: string) => {
    const { attachment } = await add(file(bytes, name));
    const { headers } = await get(attachment.address);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    const isPdf = headers.get('Content-Type') === 'application/pdf';
    expect(headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; frame-ancestors 'none'; ${isPdf ? "style-src 'unsafe-inline'" : 'sandbox'}`,
    );
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    return [headers.get('Content-Type'), headers.get('Content-Disposition')?.split(';')[0]];
  };

  it('alone decides its type: everything but pictures and PDF is saved and never shown (FILE-4, FILE-6)', async () => {
    const saved = ['application/octet-stream', 'attachment'];
    expect(await shown(await png(), 'virus.html')).toEqual(['image/png', 'inline']);
    expect(await shown('%PDF-1.7\n<script>alert(1)</script>', 'a.html')).toEqual([
      'application/pdf',
      'inline',
    ]);
    expect(await shown('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)', 'a.js')).toEqual([
      'image/gif',
      'inline',
    ]);
    expect(
      await shown('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'),
    ).toEqual(saved);
    expect(await shown('<html><script>alert(1)</script>', 'factura.pdf')).toEqual(saved);
    expect(await shown('PK\x03\x04 a bomb', 'foto.png')).toEqual(saved);
    expect(await shown('', 'vacio.png')).toEqual(saved);
  });

  it('that is a picture has a preview of 480 pixels; a broken picture has none (FILE-9)', async () => {
    const { attachment } = await add(file(await png(), 'foto.png'));
    const preview = await get(attachment.preview);
    expect(preview.headers.get('Content-Type')).toBe('image/webp');
    const { width, height } = await sharp(await preview.arrayBuffer()).metadata();
    expect([width, height]).toEqual([480, 160]);
    const broken = await add(file('\x89PNG\r\n\x1a\nnonsense', 'roto.png'));
    expect(broken.attachment.preview).toBeUndefined();
  });
});

describe('the address of a file (FILE-5)', () => {
  it('expires, and no other one can be made of it', async () => {
    const { attachment } = await add();
    const { address } = attachment;
    expect((await get(address)).status).toBe(200);
    const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await get(forged)).status).toBe(404);
    api.clock.advance(2 * FILE_ADDRESS_MS);
    expect((await get(address)).status).toBe(404);
    const [again] = await list(board.member);
    expect(again?.address).not.toBe(address);
    expect((await get(again?.address)).status).toBe(200);
  });

  it('opens nothing as soon as its person may not see the task, nor once the file is deleted', async () => {
    const { attachment } = await add(file('Norte'), board.manager);
    const [ofMember] = await list(board.member);
    const { employee, project } = api.as(board.manager);
    const membership = { projectId: String(board.project._id), username: board.member.username };
    expect((await get(ofMember?.address)).status).toBe(200);
    await project.removeMember({ body: membership });
    expect((await get(ofMember?.address)).status).toBe(404);
    await project.addMember({ body: membership });
    expect((await get(ofMember?.address)).status).toBe(200);
    await employee.remove({ params: { id: board.member.id } });
    expect((await get(ofMember?.address)).status).toBe(404);
    expect((await get(attachment.address)).status).toBe(200);
    await files(board.manager).remove({ params: { id, attachmentId: attachment._id } });
    expect((await get(attachment.address)).status).toBe(404);
  });
});

describe('the deletion of a file', () => {
  it('is the right of its author and of people who may change the task (FILE-7)', async () => {
    const own = (await add()).attachment._id;
    const theirs = (await add(file('x'), board.manager)).attachment._id;
    const remove = (attachmentId: string, person: Person) =>
      files(person).remove({ params: { id, attachmentId } });
    await expectRefused([remove(theirs, board.member)], { status: 403 });
    expect((await remove(own, board.manager)).attachments).toEqual({ total: 1, acts: 3 });
    await expectRefused([remove(own, board.manager)], { status: 404, reason: 'attachment_not_found' });
    expect((await remove(theirs, board.manager)).attachments).toEqual({ total: 0, acts: 4 });
    expect(await list()).toEqual([]);
  });

  it('is none of the whole task: files go with it, return with its undo, and no copy has them (FILE-10)', async () => {
    const { attachment } = await add();
    const gone = (await add(file('x', 'antes.txt'))).attachment._id;
    await files().remove({ params: { id, attachmentId: gone } });
    const { task, archivedTask, project } = api.as(board.manager);
    expect((await task.duplicate({ params: { id } })).attachments).toBeUndefined();
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    const [moved, deleted] = [key(), key()];
    const other = await createProject(api, board.company);
    await task.move({ body: { ids: [id], project: other.id } }, moved);
    expect((await stored()).map(({ projectId }) => String(projectId))).toEqual([other.id, board.projectId]);
    expect((await get(attachment.address)).status).toBe(404);
    await task.undo({ body: { key: moved.idempotencyKey } });
    await task.remove({ params: { id } }, deleted);
    expect((await get(attachment.address)).status).toBe(404);
    await task.undo({ body: { key: deleted.idempotencyKey } });
    expect((await list()).map(({ name }) => name)).toEqual(['plano.txt']);
    await task.batch({ body: { ids: [id], change: { archive: true } } });
    expect((await get(attachment.address)).status).toBe(404);
    await archivedTask.restore({ params: { id } });
    expect((await list()).map(({ name }) => name)).toEqual(['plano.txt']);
    await project.remove({ query: { project_id: board.projectId } });
    expect(await stored()).toEqual([]);
  });

  it('removes its bytes by the sweep, and those that a document has stay (FILE-10)', async () => {
    await add(file(await png()));
    await add(file('x'), board.manager);
    expect(await entries()).toBe(3);
    await AttachmentModel.deleteMany({ name: 'plano.txt', authorId: board.member._id });
    const sweep = (days: number) =>
      sweepFiles(api.services.files, db(), fileReferences(), new Date(Date.now() + days * 86_400_000));
    await sweep(2);
    expect(await sweep(4)).toMatchObject({ removed: 2 });
    expect(await entries()).toBe(1);
  });
});

describe('the room for files', () => {
  it('ends at the most of a task (FILE-7)', async () => {
    await TaskModel.updateOne({ _id: id }, { attachments: { total: MAX_TASK_ATTACHMENTS, acts: 900 } });
    await expectRefused([add()], { status: 409, reason: 'too_many_attachments' });
    expect(await entries()).toBe(0);
  });

  it('ends at the bytes of the company, which small and lately deleted files take as well (FILE-8)', async () => {
    const { attachment } = await add();
    const grow = (mebibytes: number) =>
      AttachmentModel.updateOne({ _id: attachment._id }, { size: mebibytes * 1_048_576 });
    await grow(MAX_COMPANY_FILE_MIB - 0.25);
    await add();
    await expectRefused([add(file('x'.repeat(200_000)))], { status: 409, reason: 'too_many_file_mebibytes' });
    await add();
    await files().remove({ params: { id, attachmentId: attachment._id } });
    await expectRefused([add()], { status: 409, reason: 'too_many_file_mebibytes' });
    const ttl = (await AttachmentModel.collection.indexes()).find(({ key }) => 'leftAt' in key);
    expect(ttl?.expireAfterSeconds).toBe(DELETED_ATTACHMENT_KEPT_S);
  });

  it('is not taken by uploads without the right, however many come at once (LIMIT-7)', async () => {
    const sent = Array.from({ length: 30 }, () =>
      files().add({ params: { id: newId(), attachmentId: newId() }, body: file(randomBytes(100_000)) }),
    );
    await expectRefused(sent, { status: 404 });
    await expectRefused([add(file('x'), board.colleague)], { status: 403 });
    await pause(50);
    expect(await entries()).toBe(0);
  });

  it('stays with an author who is gone: the file has none then (FILE-11)', async () => {
    await add();
    await api.as(board.manager).employee.remove({ params: { id: board.member.id } });
    expect(await list()).toMatchObject([{ author: null, name: 'plano.txt' }]);
  });
});
