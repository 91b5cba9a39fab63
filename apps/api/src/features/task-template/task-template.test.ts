import { MAX_CHECKLIST_ITEMS, MAX_TEMPLATES } from '@faena/shared/domain';
import type { TaskTemplateChanges } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createCompany, createPerson, missingId, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { Stored } from '../../../test/stored.ts';
import { TaskTemplateModel } from './model.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let companyId: string;

beforeEach(async () => {
  board = await createBoard(api);
  companyId = String(board.company._id);
});

type Body = Parameters<ReturnType<typeof api.as>['taskTemplate']['create']>[0]['body'];

const CONTENT = {
  title: 'Inspección de obra',
  description: 'Con el maestro de obras.',
  priority: 'High',
  estimatedHours: 3,
  tags: ['obra'],
  checklist: ['Medir', 'Tomar fotos'],
} satisfies Partial<Body>;
const EMPTY = { title: '', description: '', priority: 'Medium', estimatedHours: 0, tags: [], checklist: [] };

const of = (person: Person = board.manager) => api.as(person).taskTemplate;
const create = (name: string, body: Partial<Body> = {}, as = board.manager) =>
  of(as).create({ body: { companyId, name, ...body } });
const createFrom = (id: string, name: string, as = board.manager) =>
  of(as).createFrom({ params: { id }, body: { name } });
const change = (id: string, body: TaskTemplateChanges, as = board.manager) =>
  of(as).change({ params: { id }, body });
const remove = (id: string, as = board.manager) => of(as).remove({ params: { id } });
const list = (as = board.manager, company = companyId) => of(as).list({ query: { companyId: company } });
const names = async () => (await list()).map(({ name }) => name);
const stored = () => TaskTemplateModel.countDocuments({ companyId: board.company._id });
const insert = (count: number) =>
  TaskTemplateModel.insertMany(
    Array.from({ length: count }, (_, n) => ({
      companyId: board.company._id,
      name: `N${n}`,
      nameKey: `n${n}`,
    })),
  );

describe('a template (TEMPLATE-1)', () => {
  it('keeps the given values, and only its name is required', async () => {
    const full = await create(' Inspección ', CONTENT);
    const bare = await create('Vacía');
    expect(full).toEqual({ _id: full._id, companyId, name: 'Inspección', ...CONTENT });
    expect(bare).toEqual({ _id: bare._id, companyId, name: 'Vacía', ...EMPTY });
    expect(await list()).toEqual([full, bare]);
  });

  it.each<[string, Partial<Body>]>([
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['a title that is too long', { title: 'x'.repeat(201) }],
    ['an item without text', { checklist: ['Medir', ' '] }],
    ['an item that is too long', { checklist: ['x'.repeat(201)] }],
    ['too many items', { checklist: Array.from({ length: MAX_CHECKLIST_ITEMS + 1 }, () => 'x') }],
    ['a tag twice', { tags: ['obra', 'obra'] }],
    ['hours that a task cannot have', { estimatedHours: -1 }],
  ])('refuses %s', async (_, body) => {
    await expectRefused([create('Inspección', body)], { status: 400 });
    expect(await stored()).toBe(0);
  });

  it('has a distinct name in its company, regardless of case', async () => {
    const taken = {
      status: 409,
      code: 'conflict',
      reason: 'template_exists',
      errors: [{ path: 'body.name' }],
    };
    const { _id } = await create('Inspección');
    const other = await create('Pedido');
    await expect(create('INSPECCIÓN')).rejects.toMatchObject(taken);
    await expect(change(other._id, { name: 'inspección' })).rejects.toMatchObject(taken);
    await change(_id, { name: 'INSPECCIÓN' });
    expect(await names()).toEqual(['INSPECCIÓN', 'Pedido']);
    const second = String((await createCompany(api, board.manager))._id);
    await create('Inspección', { companyId: second });
    expect(await list(board.manager, second)).toHaveLength(1);
  });

  it('is stored once if several people use its name at the same moment', async () => {
    const spellings = ['Minería', 'MINERÍA', 'minería', 'mInería', 'Minería', 'MINerÍA'];
    const made = await Promise.allSettled(spellings.map((name) => create(name)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(name)));
    const renamed = await Promise.allSettled(others.map(({ _id }) => change(_id, { name: 'Pedido' })));
    expect(renamed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored()).toBe(5);
  });

  it('counts towards a limit of a hundred, however many are added at once', async () => {
    await insert(MAX_TEMPLATES - 2);
    const added = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => create(name)));
    const refused = added.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, reason: 'too_many_templates' });
    expect(await stored()).toBe(MAX_TEMPLATES);
    await remove((await list())[0]?._id ?? '');
    await create('Otra');
    expect(await stored()).toBe(MAX_TEMPLATES);
  });

  it('is created once with a key (WIRE-21)', async () => {
    const key = { idempotencyKey: 'one-template-only' };
    const body = { companyId, name: 'Inspección' };
    const twice = await Promise.all([of().create({ body }, key), of().create({ body }, key)]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await stored()).toBe(1);
  });
});

describe('a template of a task (TEMPLATE-2)', () => {
  it('has the values of the task, except those of that task alone', async () => {
    const { task, checklist } = api.as(board.manager);
    const dated = { dueDate: '2026-12-01T12:00:00Z', recurrence: { every: 1, unit: 'week' } } as const;
    const { id } = await task.create({
      body: {
        ...CONTENT,
        ...dated,
        status: 'Doing',
        project: board.projectId,
        assignedTo: [board.member.id],
      },
    });
    const { items } = await checklist.read({ params: { id } });
    await checklist.tick({ params: { id, itemId: items[0]?._id ?? '' }, body: { done: true } });
    const template = await createFrom(id, 'Inspección');
    expect(template).toEqual({ _id: template._id, companyId, name: 'Inspección', ...CONTENT });
    await task.update({ params: { id }, body: { title: 'Otra cosa' } });
    expect(await list()).toEqual([template]);
  });

  it('needs an existing task that the caller may change', async () => {
    const { id } = await api
      .as(board.manager)
      .task.create({ body: { title: 'x', project: board.projectId } });
    const guest = await createPerson(api, 'manager');
    const before = await Stored.now();
    await expectRefused([createFrom(missingId(), 'a'), createFrom(id, 'a', guest)], { status: 404 });
    await expectRefused([createFrom(id, 'a', board.member)], { status: 403 });
    await before.expectUnchanged('refused templates');
  });
});

describe('templates of a company (TEMPLATE-3)', () => {
  it('are listed by name, and changed in any part', async () => {
    const late = await create('zanja', CONTENT);
    await create('Bodega');
    expect(await names()).toEqual(['Bodega', 'zanja']);
    expect(await change(late._id, { name: 'Acera' })).toEqual({ ...late, name: 'Acera' });
    expect(await change(late._id, { checklist: [], tags: [] })).toMatchObject({
      checklist: [],
      tags: [],
      title: CONTENT.title,
    });
    expect(await names()).toEqual(['Acera', 'Bodega']);
  });

  it('keep two concurrent changes of one template', async () => {
    const { _id } = await create('Inspección');
    await Promise.all([change(_id, { title: 'Inspeccionar' }), change(_id, { priority: 'High' })]);
    expect(await list()).toMatchObject([{ name: 'Inspección', title: 'Inspeccionar', priority: 'High' }]);
  });

  it('are gone when deleted, and their tasks are not', async () => {
    const { _id, companyId: _company, name: _name, ...content } = await create('a', CONTENT);
    const { task } = api.as(board.manager);
    const made = await task.create({ body: { ...content, project: board.projectId } });
    await remove(_id);
    await expectRefused([remove(_id), change(_id, { name: 'b' })], {
      status: 404,
      reason: 'task_template_not_found',
    });
    expect(await task.board({ params: { projectId: board.projectId } })).toEqual([made]);
  });
});

describe('the right to templates (TEMPLATE-1)', () => {
  it('belongs to the owner and administrators, and to nobody else', async () => {
    const { _id } = await create('Inspección');
    const others = await Promise.all(
      (['employee', 'client'] as const).map((role) => createPerson(api, role)),
    );
    const foreign = await createPerson(api, 'manager');
    await createCompany(api, foreign);
    const before = await Stored.now();
    const writes = (as: Person) => [
      create('Otra', {}, as),
      change(_id, { name: 'Otra' }, as),
      remove(_id, as),
    ];
    for (const other of [...others, board.member]) {
      await expectRefused([list(other), ...writes(other)], { status: 403 });
    }
    await expectRefused(writes(foreign), { status: 404 });
    expect(await list(foreign)).toEqual([]);
    await before.expectUnchanged('refused templates');
    const admin = await createPerson(api, 'admin');
    await change(_id, { name: 'Visita' }, admin);
    expect(await names()).toEqual(['Visita']);
  });

  it('ends with the company: even templates that are made meanwhile are deleted', async () => {
    await create('Inspección');
    const params = { id: companyId };
    const gone = api.as(board.manager).company.remove({ params });
    await Promise.allSettled([gone, create('Otra'), create('Una más')]);
    await gone;
    expect(await stored()).toBe(0);
  });

  it('passes to a new owner', async () => {
    await create('Inspección');
    const [admin, next] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
    const body = { created_by: next.username };
    await api.as(admin).company.handOver({ params: { id: companyId }, body });
    expect((await list(next)).map(({ name }) => name)).toEqual(['Inspección']);
    expect(await list()).toEqual([]);
  });
});

describe('a task that is made with its checklist (CHECK-2, TEMPLATE-5)', () => {
  const make = (checklist: string[], idempotencyKey = 'a-task-with-items') =>
    api
      .as(board.manager)
      .task.create({ body: { title: 'a', project: board.projectId, checklist } }, { idempotencyKey });

  it('has its items, none done, and is one change that can be taken back', async () => {
    const made = await make(['Medir', 'Tomar fotos']);
    expect(made.checklist).toEqual({ done: 0, total: 2 });
    const { checklist, task } = api.as(board.manager);
    const { items } = await checklist.read({ params: { id: made.id } });
    expect(items.map(({ text, done }) => [text, done])).toEqual([
      ['Medir', false],
      ['Tomar fotos', false],
    ]);
    await task.undo({ body: { key: 'a-task-with-items' } });
    expect(await task.board({ params: { projectId: board.projectId } })).toEqual([]);
  });

  it('is not made if its items are refused, and reports no items if it has none', async () => {
    await expectRefused([make(['Medir', ' '])], { status: 400 });
    expect(await make([])).not.toHaveProperty('checklist');
  });
});
