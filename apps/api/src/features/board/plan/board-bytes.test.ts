import { MAX_BOARD_MIB, MAX_KEPT_BYTES } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../../test/board.ts';
import { createProject, createTask } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { transaction } from '../../../platform/database.ts';
import { ProjectModel } from '../../project/model.ts';
import { DeletedTaskModel, forgetOldestDeleted, keepDeleted } from '../../task-archive/deleted-task.ts';
import { TaskModel } from '../../task-store/task-model.ts';

const MIB = 1_048_576;
const FULL = {
  status: 409,
  reason: 'too_many_board_mebibytes',
  params: { max: MAX_BOARD_MIB },
};

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

const tasks = () => api.as(board.manager).task;
const stored = async (id = board.project._id) => (await ProjectModel.findById(id).orFail().lean()).boardBytes;

/** The size of a board, from its stored tasks. */
async function sizeOf(projectId = board.project._id): Promise<number> {
  const found = await TaskModel.find({ projectId }).lean();
  const texts = found.flatMap(({ title, description, tags, checklist = [] }) => [
    ...[title, description, ...tags],
    ...checklist.map(({ text }) => text),
  ]);
  const people = found.reduce((sum, { assigneeIds }) => sum + assigneeIds.length, 0);
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 250 * people);
}

describe('the size of a board (LIMIT-26)', () => {
  it('follows each change of its tasks, to the byte', async () => {
    const { manager, projectId, member } = board;
    const sizes = async (change: Promise<unknown>) => {
      await change;
      expect(await stored()).toBe(await sizeOf());
    };
    const userIds = [String(member._id)];
    const { id } = await tasks().create({
      body: {
        title: 'Añadir',
        description: 'ñ'.repeat(50),
        tags: ['obra'],
        checklist: ['Uno', 'Dos'],
        project: projectId,
      },
    });
    await sizes(tasks().createMany({ body: { titles: ['Tres', 'Cuatro'], project: projectId } }));
    await sizes(
      tasks().update({ params: { id }, body: { description: 'corta', tags: [], assignedTo: userIds } }),
    );
    const checklist = api.as(manager).checklist;
    await sizes(checklist.add({ params: { id }, body: { texts: ['Tres', 'Cuatro'] } }));
    await sizes(tasks().setStatus({ params: { id }, body: { status: 'Doing' } }));
    const key = { idempotencyKey: 'a-key-of-a-copy-0001' };
    await sizes(tasks().batch({ body: { ids: [id], change: { duplicate: true } } }, key));
    await sizes(tasks().assign({ params: { id }, body: { userIds: [] } }));
    const [last] = await TaskModel.find({ title: 'Cuatro', projectId: board.project._id }).lean();
    await sizes(tasks().remove({ params: { id: String(last?._id) } }));
    await sizes(tasks().batch({ body: { ids: [id], change: { archive: true } } }));
  });

  it('counts tasks of an earlier version with the first growth, and moves count on both boards', async () => {
    const { company, project, projectId } = board;
    const elsewhere = await createProject(api, company);
    const one = await createTask(api, elsewhere, { description: 'x'.repeat(100) });
    const two = await createTask(api, project, { description: 'y'.repeat(100) });
    await ProjectModel.collection.updateMany({}, { $unset: { boardBytes: 1 } });
    await tasks().setStatus({ params: { id: String(two._id) }, body: { status: 'Done' } });
    expect(await stored()).toBeUndefined();
    await tasks().move({ body: { ids: [String(one._id)], project: projectId } });
    expect(await stored()).toBe(await sizeOf());
  });

  it('has an end, which is reported before anything is stored; a board may shrink, and a count corrects an excess', async () => {
    const { project, projectId, company } = board;
    const id = String((await createTask(api, project, { description: 'x'.repeat(15 * MIB) }))._id);
    await createTask(api, project, { description: 'x'.repeat(15 * MIB) });
    const rest = await createTask(api, project, { description: 'x'.repeat(2 * MIB - 1_000) });
    const elsewhere = await createProject(api, company);
    const large = await createTask(api, elsewhere, { description: 'x'.repeat(5_000) });
    const version = () => ({ boardVersion: new Types.ObjectId() });
    await ProjectModel.updateOne({ _id: project._id }, { ...version(), boardBytes: MAX_BOARD_MIB * MIB });
    const description = 'x'.repeat(5_000);
    await expectRefused(
      [
        tasks().create({ body: { title: 'x', description, project: projectId } }),
        tasks().createMany({ body: { titles: Array(10).fill('x'.repeat(200)), project: projectId } }),
        tasks().duplicate({ params: { id: String(rest._id) } }),
        tasks().move({ body: { ids: [String(large._id)], project: projectId } }),
      ],
      FULL,
    );
    await tasks().create({ body: { title: 'corta', project: projectId } });
    expect(await stored()).toBe(await sizeOf());
    await tasks().update({ params: { id }, body: { description: '' } });
    await expect(
      tasks().create({ body: { title: 'x', description, project: projectId } }),
    ).resolves.toBeTruthy();
    await TaskModel.deleteMany({ projectId: { $in: [project._id, elsewhere._id] } });
  });
});

it('a person keeps 32 MiB of deleted tasks for undo, and the oldest are forgotten (LIMIT-14)', async () => {
  const { project, manager, member } = board;
  const likeness = (await createTask(api, project)).toObject();
  const description = 'x'.repeat(MAX_KEPT_BYTES / 8);
  const keep = (person: { _id: Types.ObjectId }) =>
    transaction((session) =>
      keepDeleted([{ ...likeness, _id: new Types.ObjectId(), description }], person._id, session),
    );
  const count = (person: { _id: Types.ObjectId }) =>
    DeletedTaskModel.countDocuments({ personId: person._id });
  await keep(member);
  for (let n = 0; n < 9; n += 1) await keep(manager);
  expect([await count(member), await count(manager)]).toEqual([1, 7]);
  await transaction((session) => forgetOldestDeleted(manager._id, session));
  expect(await count(manager)).toBe(7);
  await DeletedTaskModel.deleteMany({ projectId: project._id });
});
