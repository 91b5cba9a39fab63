import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createTask } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

describe('POST /tasks (BOARD-4)', () => {
  it('creates a task in Backlog with its defaults, by the caller', async () => {
    const { manager, member, project } = board;
    const task = await api.as(manager).task.create({
      body: { title: '  Planos  ', project: String(project._id), createdBy: member.id },
    });
    expect(task).toEqual({
      _id: task.id,
      id: task.id,
      title: 'Planos',
      description: '',
      priority: 'Medium',
      status: 'Backlog',
      order: 0,
      dueDate: null,
      estimatedHours: 0,
      tags: [],
      assignedTo: [],
      project: { _id: String(project._id), name: project.name },
      createdBy: manager.id,
      createdAt: api.clock.now().toISOString(),
      updatedAt: api.clock.now().toISOString(),
    });
  });

  it('keeps every field given and shows assignees as cards', async () => {
    const { manager, member, project } = board;
    const task = await api.as(manager).task.create({
      body: {
        title: 'Planos',
        description: 'De la planta baja',
        priority: 'Critical',
        status: 'Doing',
        dueDate: '2026-12-01T00:00:00-06:00',
        estimatedHours: 12,
        tags: ['obra', 'urgente'],
        assignedTo: [member.id, member.id.toUpperCase()],
        project: String(project._id),
      },
    });
    expect(task).toMatchObject({
      priority: 'Critical',
      status: 'Doing',
      dueDate: '2026-12-01T06:00:00.000Z',
      estimatedHours: 12,
      tags: ['obra', 'urgente'],
      assignedTo: [{ _id: member.id, username: member.username, rol_id: 3, profilePicture: null }],
    });
    expect(await api.as(manager).task.board({ params: { projectId: String(project._id) } })).toEqual([task]);
  });

  it('gives the task the requested id, in lower case (TASK-17)', async () => {
    const { manager, project } = board;
    const id = '65F0C0FFEE65F0C0FFEE65F0';
    const body = { title: 'Planos', project: String(project._id), id };
    const task = await api.as(manager).task.create({ body });
    expect(task).toMatchObject({ _id: id.toLowerCase(), id: id.toLowerCase() });
    expect(await api.as(manager).task.board({ params: { projectId: body.project } })).toEqual([task]);
  });

  it('puts it at the end of its column', async () => {
    const { manager, project } = board;
    await createTask(api, project, { title: 'a' });
    await createTask(api, project, { title: 'x', status: 'Done' });
    await api.as(manager).task.create({ body: { title: 'b', project: String(project._id) } });
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['a', 'b'], Done: ['x'] });
  });

  it('takes tags that differ by case alone for one, in the first spelling (TASK-3)', async () => {
    const { manager, project } = board;
    const body = { title: 'Planos', project: String(project._id), tags: ['uno', 'UNO', 'dos'] };
    const task = await api.as(manager).task.create({ body });
    expect(task.tags).toEqual(['uno', 'dos']);
  });

  it('answers tags of earlier versions unchanged (TASK-3)', async () => {
    const { manager, project } = board;
    const { id } = await createTask(api, project, { tags: ['uno', 'UNO'] });
    const task = await api.as(manager).task.update({ params: { id }, body: { title: 'Planos' } });
    expect(task.tags).toEqual(['uno', 'UNO']);
  });

  it.each([
    ['a blank title', { title: ' \u200b ' }],
    ['an unknown priority', { priority: 'Urgent' }],
    ['an unknown status', { status: 'Waiting' }],
    ['half an hour', { estimatedHours: 1.5 }],
    ['hours below zero (TASK-3)', { estimatedHours: -1 }],
    ['a tag given twice (TASK-3)', { tags: ['obra', ' obra '] }],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, i) => `tag ${i}`) }],
    ['a due date that is no time', { dueDate: 'mañana' }],
    ['an id of another form (TASK-17)', { id: 'planos' }],
  ])('refuses %s with 400 and stores nothing', async (_, wrong) => {
    const { manager, project } = board;
    const body = { title: 'Planos', project: String(project._id), ...wrong };
    const call = api.as(manager).task.create({ body: body as { title: string; project: string } });
    await expect(call).rejects.toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await TaskModel.countDocuments({ projectId: project._id })).toBe(0);
  });

  it('refuses an assignee who is not a member with 400 and stores nothing', async () => {
    const { manager, member, colleague, project } = board;
    const body = {
      title: 'Planos',
      project: String(project._id),
      assignedTo: [member.id, colleague.id],
    };
    await expect(api.as(manager).task.create({ body })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body.assignedTo', message: 'Every assignee must be a member of the project.' }],
    });
    expect(await TaskModel.countDocuments({ projectId: project._id })).toBe(0);
  });
});
