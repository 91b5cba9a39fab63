import { DELETED_TASK_KEPT_S } from '@faena/shared/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { CoverModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let red: Blob;
beforeAll(async () => {
  board = await createBoard(api);
  red = await picture('red');
});

/** A picture twice as high as wide. */
async function picture(background: string): Promise<Blob> {
  const image = sharp({ create: { width: 300, height: 600, channels: 3, background } });
  const bytes = await image
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}
const newTask = async () => String((await createTask(api, board.project))._id);
const as = (person: Person = board.manager) => api.as(person);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const set = (id: string, options = key(), body: Blob = red) =>
  as().taskCover.set({ params: { id }, body }, options);
const undo = ({ idempotencyKey }: ReturnType<typeof key>, options = key()) =>
  as().task.undo({ body: { key: idempotencyKey } }, options);
const statusOf = async (url = '') => (await fetch(`${api.origin}${url}`)).status;
const coverOf = async (id: string) =>
  (await as().task.board({ params: { projectId: board.projectId } })).find((task) => task.id === id)?.cover;

describe('the cover of a task (COVER-1, COVER-2)', () => {
  it('is kept as WebP of 640 by 360 without metadata, and seen by everyone with its address', async () => {
    const id = await newTask();
    const { cover } = await set(id);
    expect(cover).toMatch(/^\/api\/tasks\/cover\/[0-9a-f]{32}$/);
    expect(await coverOf(id)).toBe(cover);
    const bytes = Buffer.from(await (await fetch(`${api.origin}${cover}`)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 360, format: 'webp' });
    expect(bytes.includes('SECRET')).toBe(false);
  });

  it('is no longer served once it is replaced or removed', async () => {
    const id = await newTask();
    const first = await set(id);
    const second = await set(id, key(), await picture('blue'));
    expect([await statusOf(first.cover), await statusOf(second.cover)]).toEqual([404, 200]);
    const bare = await as().taskCover.remove({ params: { id } });
    expect(bare).not.toHaveProperty('cover');
    expect(await statusOf(second.cover)).toBe(404);
    expect(await as().taskCover.remove({ params: { id } })).toEqual(bare);
  });

  it('is kept for a quarter of an hour after that, and then deleted by the database', async () => {
    const indexes = await CoverModel.collection.indexes();
    const expiring = indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
    expect(expiring).toMatchObject([{ key: { leftAt: 1 }, expireAfterSeconds: DELETED_TASK_KEPT_S }]);
  });

  it('is refused without a trace if it is no picture, or comes from a person who may only move the task', async () => {
    const id = await newTask();
    const before = await CoverModel.countDocuments();
    await expectRefused([set(id, key(), new Blob(['hello']))], {
      status: 415,
      code: 'unsupported_media_type',
    });
    const { member, colleague } = board;
    await expectRefused(
      [
        as(member).taskCover.set({ params: { id }, body: red }),
        as(member).taskCover.remove({ params: { id } }),
      ],
      { status: 403 },
    );
    await expectRefused([as(colleague).taskCover.set({ params: { id }, body: new Blob(['x']) })], {
      status: 403,
    });
    expect(await coverOf(id)).toBeUndefined();
    expect(await CoverModel.countDocuments()).toBe(before);
  });

  it('is stored once, however many are set at the same time', async () => {
    const id = await newTask();
    const before = await CoverModel.countDocuments({ leftAt: { $exists: false } });
    await Promise.all(Array.from({ length: 4 }, () => set(id)));
    expect(await CoverModel.countDocuments({ leftAt: { $exists: false } })).toBe(before + 1);
    expect(await statusOf(await coverOf(id))).toBe(200);
  });
});

describe('undoing a change of a cover (COVER-1)', () => {
  it('restores the previous cover, and an undo of the undo restores the later one', async () => {
    const id = await newTask();
    const first = await set(id);
    const [replacing, undoing] = [key(), key()];
    const second = await set(id, replacing, await picture('blue'));
    await undo(replacing, undoing);
    expect(await coverOf(id)).toBe(first.cover);
    expect([await statusOf(first.cover), await statusOf(second.cover)]).toEqual([200, 404]);
    await undo(undoing);
    expect(await coverOf(id)).toBe(second.cover);
    expect([await statusOf(first.cover), await statusOf(second.cover)]).toEqual([404, 200]);
  });

  it('leaves no cover after the first, and restores a removed one', async () => {
    const id = await newTask();
    const [setting, removing] = [key(), key()];
    const { cover } = await set(id, setting);
    await as().taskCover.remove({ params: { id } }, removing);
    await undo(removing);
    expect([await coverOf(id), await statusOf(cover)]).toEqual([cover, 200]);
    await undo(setting);
    expect([await coverOf(id), await statusOf(cover)]).toEqual([undefined, 404]);
    const { entries } = await as().task.history({ params: { id } });
    expect(entries.map(({ after }) => after.cover)).toEqual([false, true, false, true]);
  });

  it('is refused if somebody has set another cover since', async () => {
    const id = await newTask();
    const setting = key();
    await set(id, setting);
    const { cover } = await set(id);
    await expectRefused([undo(setting)], { status: 409 });
    expect(await coverOf(id)).toBe(cover);
  });

  it('restores a deleted task with its cover, which nobody saw meanwhile', async () => {
    const id = await newTask();
    const { cover } = await set(id);
    const deleting = key();
    await as().task.remove({ params: { id } }, deleting);
    expect(await statusOf(cover)).toBe(404);
    await undo(deleting);
    expect([await coverOf(id), await statusOf(cover)]).toEqual([cover, 200]);
  });

  it('is impossible after its project is deleted, as the cover is', async () => {
    const other = await createBoard(api);
    const id = String((await createTask(api, other.project))._id);
    const { cover } = await as(other.manager).taskCover.set({ params: { id }, body: red });
    await as(other.manager).project.remove({ query: { project_id: other.projectId } });
    expect(await statusOf(cover)).toBe(404);
    expect(await CoverModel.countDocuments({ projectId: other.project._id })).toBe(0);
  });
});
