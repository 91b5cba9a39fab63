import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { CommentModel, TaskModel } from '../task-store/index.ts';

const api = useApi();
let admin: Person;
let owner: Person;
/** In the first project alone. */
let member: Person;
/** Somebody else's company, with the owner in one of its projects. */
let stranger: Person;

/** All tasks exist before the first test, so that the order of the tests changes nothing. */
beforeAll(async () => {
  admin = await createPerson(api, 'admin');
  owner = await createPerson(api, 'manager');
  stranger = await createPerson(api, 'manager');
  const company = await createCompany(api, owner);
  member = await createPerson(api, 'employee', { companyId: company._id });
  const first = await createProject(api, company, [member], { name: 'Casa Ñuñez' });
  await createTask(api, first, { title: 'Año nuevo', description: 'Revisar la CAÑERÍA, piso 3.º (norte)' });
  await createTask(api, first, { title: 'Cañería del sótano', description: 'Año viejo' });
  const second = await createProject(api, company, [], { name: 'Bodega' });
  await createTask(api, second, { title: 'Caneria de la bodega' });
  const others = await createCompany(api, stranger);
  const theirs = await createProject(api, others, [owner], { name: 'Ajeno' });
  await createTask(api, theirs, { title: 'Cañería ajena' });
  const unseen = await createProject(api, others, [], { name: 'Oculto' });
  await createTask(api, unseen, { title: 'Cañería oculta' });
});

const find = (q: string, as: Person = owner) => api.as(as).task.search({ query: { q } });
const titles = async (q: string, as?: Person) => (await find(q, as)).map(({ title }) => title);

describe('the search for tasks (SEARCH-1, SEARCH-2)', () => {
  it.each([
    'cañería sót',
    'CANERIA SOTANO',
    'sótano caneri',
    ' viejo  CAÑ ',
    'can\u0303eri\u0301a so\u0301t',
  ])('finds %s in title and description, in any case, with any accents and order', async (q) =>
    expect(await titles(q)).toEqual(['Cañería del sótano']),
  );

  it('looks for the eight longest words, and for none that another one holds (SEARCH-4)', async () => {
    const eight = 'cane neri eria sota otan tano viej iejo';
    expect(await titles(`${eight} an zzz`)).toEqual(['Cañería del sótano']);
    expect(await titles(`${eight.slice(5)} zzz`)).toEqual([]);
  });

  it('finds signs by their plain spelling, and the reverse (SEARCH-7)', async () => {
    const person = await createPerson(api, 'manager');
    const project = await createProject(api, await createCompany(api, person));
    const title = '👍🏽 Paso 1\ufe0f\u20e3, tubo de ½';
    await createTask(api, project, { title, description: '𝗢𝗯𝗿𝗮, zona ⑦' });
    for (const q of ['👍 paso 1', '👍🏿 1\ufe0f\u20e3', 'tubo 1/2', 'tubo ½', 'zona ❼', 'zona 7 obra']) {
      expect(await titles(q, person), q).toEqual([title]);
    }
  });

  it('takes the text literally', async () => {
    expect(await titles('3.º (norte)')).toEqual(['Año nuevo']);
    for (const q of ['ca.er', '.*', 'c[a]n', '\\w\\w', 'caneria|ano']) expect(await titles(q)).toEqual([]);
  });

  it('answers each with its project, those with all words in the title first', async () => {
    const found = await find('caneria', member);
    expect(found).toEqual([
      {
        _id: expect.any(String),
        title: 'Cañería del sótano',
        project: { _id: expect.any(String), name: 'Casa Ñuñez' },
      },
      expect.objectContaining({ title: 'Año nuevo' }),
    ]);
  });

  it('searches the projects that the caller sees', async () => {
    expect(await titles('caneria')).toEqual([
      'Cañería ajena',
      'Caneria de la bodega',
      'Cañería del sótano',
      'Año nuevo',
    ]);
    expect(await titles('oculta', admin)).toEqual(['Cañería oculta']);
    expect(await titles('oculta', stranger)).toEqual(['Cañería oculta']);
    expect(await titles('bodega', member)).toEqual([]);
    await expectRefused([find('caneria', await createPerson(api, 'client'))], { status: 403 });
  });

  it('takes 2 to 80 characters', async () => {
    await expectRefused([find('a'), find('  '), find('x'.repeat(81))], { status: 400 });
    expect(await find('\u0301\u0301')).toEqual([]);
  });

  it('answers 20 of many results, reads by the index of the project, and examines few tasks (SEARCH-4)', async () => {
    const company = await createCompany(api, stranger);
    const project = await createProject(api, company);
    const { _id: _, ...like } = (await createTask(api, project)).toObject();
    await TaskModel.collection.insertMany(
      Array.from({ length: 21_000 }, (_, at) => ({ ...like, title: `Fila ${at}` })),
    );
    await TaskModel.db.db?.command({ profile: 2 });
    try {
      expect(await find('fila', stranger)).toHaveLength(20);
      expect(await find('nada de nada', stranger)).toEqual([]);
      const reads = await TaskModel.db
        .collection('system.profile')
        .find({ ns: /\.tasks$/, 'command.aggregate': 'tasks' })
        .sort({ $natural: 1 })
        .toArray();
      expect(reads.map(({ planSummary }) => planSummary)).toEqual(Array(2).fill('IXSCAN { projectId: 1 }'));
      expect(reads[1]?.docsExamined).toBeLessThanOrEqual(20_000);
    } finally {
      await TaskModel.db.db?.command({ profile: 0 });
      await TaskModel.deleteMany({ projectId: project._id });
    }
  });
});

describe('a search for words of a comment (COMMENT-24)', () => {
  let board: Awaited<ReturnType<typeof createBoard>>;
  let id: string;

  beforeEach(async () => {
    board = await createBoard(api);
    id = (await createTask(api, board.project, { title: 'Cimientos' })).id;
  });

  const say = (text: string, as: Person = board.member, taskId = id) =>
    api.as(as).taskComment.create({ params: { id: taskId }, body: { text } });
  const search = (q: string, as: Person = board.manager) => find(q, as);
  const searchTitles = (q: string, as: Person = board.manager) => titles(q, as);

  it('finds its task, with the part of the text and its author (SEARCH-10)', async () => {
    const text = 'El camión vino a las siete de la mañana; llegó el cemento gris';
    const { comment } = await say(text);
    const project = { _id: board.projectId, name: board.project.name };
    expect(await search('CEMENTO llego')).toEqual([
      {
        _id: id,
        title: 'Cimientos',
        project,
        comment: {
          author: comment.author?.fullname,
          excerpt: '… a las siete de la mañana; llegó el cemento gris',
        },
      },
    ]);
    await say('Más cemento', board.manager);
    expect((await search('cemento'))[0]?.comment?.excerpt).toBe('Más cemento');
    expect(await search('camion mas')).toEqual([]);
  });

  it('lists matches of titles and descriptions before it, and each task once (SEARCH-2)', async () => {
    await say('Cemento gris');
    await createTask(api, board.project, { title: 'Losa', description: 'con cemento' });
    const named = await createTask(api, board.project, { title: 'Cemento' });
    await say('Cemento blanco', board.member, named.id);
    const found = await search('cemento');
    expect(found.map(({ title, comment }) => [title, comment?.excerpt])).toEqual([
      ['Cemento', undefined],
      ['Losa', undefined],
      ['Cimientos', 'Cemento gris'],
    ]);
  });

  it('follows an edit, a deletion and its undo', async () => {
    const { comment } = await say('Cemento gris');
    const params = { id, commentId: comment._id };
    await api.as(board.member).taskComment.change({ params, body: { text: 'Arena' } });
    expect([await searchTitles('cemento'), await searchTitles('arena')]).toEqual([[], ['Cimientos']]);
    await api.as(board.member).taskComment.remove({ params });
    expect(await searchTitles('arena')).toEqual([]);
    await api.as(board.member).taskComment.restore({ params });
    expect(await searchTitles('arena')).toEqual(['Cimientos']);
  });

  it('finds nothing in a deleted or archived task, until it is back', async () => {
    await say('Cemento gris');
    const manager = api.as(board.manager);
    const idempotencyKey = 'a-key-to-take-it-back-by';
    await manager.task.remove({ params: { id } }, { idempotencyKey });
    expect(await searchTitles('cemento')).toEqual([]);
    await manager.task.undo({ body: { key: idempotencyKey } });
    expect(await searchTitles('cemento')).toEqual(['Cimientos']);
    await manager.task.batch({ body: { ids: [id], change: { archive: true } } });
    expect(await searchTitles('cemento')).toEqual([]);
  });

  it('finds what the caller may read alone', async () => {
    const { comment } = await say('Cemento gris');
    const admin = await createPerson(api, 'admin');
    const stranger = await createPerson(api, 'manager');
    const foreign = await createProject(api, await createCompany(api, stranger), [], { name: 'Ajeno' });
    const theirs = await createTask(api, foreign, { title: 'Secreto' });
    await say('Cemento ajeno', stranger, theirs.id);
    expect(await searchTitles('cemento', board.member)).toEqual(['Cimientos']);
    expect(await searchTitles('cemento', board.colleague)).toEqual([]);
    expect(await searchTitles('cemento', stranger)).toEqual(['Secreto']);
    expect(await searchTitles('cemento ajeno', admin)).toEqual(['Secreto']);

    await api.as(board.manager).project.removeMember({
      body: { projectId: board.projectId, username: board.member.username },
    });
    expect(await searchTitles('cemento', board.member)).toEqual([]);
    expect((await search('cemento'))[0]?.comment?.author).toBe(comment.author?.fullname);
  });

  it('names no author without an account, and the name in the file of an imported one (COMMENT-7, COMMENT-22)', async () => {
    const { comment } = await say('Cemento gris');
    await CommentModel.updateOne({ _id: comment._id }, { authorId: new Types.ObjectId() });
    expect((await search('cemento'))[0]?.comment?.author).toBeNull();
    const imported = { byId: board.manager.id, name: 'Beto Ruiz' };
    await CommentModel.updateOne({ _id: comment._id }, { authorId: board.manager.id, imported });
    expect((await search('cemento'))[0]?.comment?.author).toBe('Beto Ruiz');
  });

  it('finds the tasks of one board, for those who see it (FIND-11)', async () => {
    const { comment } = await say('Llegó el cemento gris');
    const other = await createTask(api, board.project, { title: 'Losa' });
    await say('Cemento', board.manager, other.id);
    const elsewhere = await createProject(api, board.company);
    await say('Cemento', board.manager, (await createTask(api, elsewhere)).id);
    const commented = async (q: string, as = board.manager) => {
      const { ids } = await api
        .as(as)
        .task.commented({ params: { projectId: board.projectId }, query: { q } });
      return ids.toSorted();
    };
    expect(await commented('CEMENTO', board.member)).toEqual([id, other.id].toSorted());
    expect(await commented('gris llego')).toEqual([id]);
    expect(await commented('cimientos')).toEqual([]);
    expect(await commented('\u0301\u0301')).toEqual([]);
    await api.as(board.member).taskComment.remove({ params: { id, commentId: comment._id } });
    expect(await commented('gris')).toEqual([]);
    await api.as(board.manager).task.remove({ params: { id: other.id } });
    expect(await commented('cemento')).toEqual([]);

    await expectRefused([commented('cemento', board.colleague)], { status: 403 });
    await expectRefused([commented('cemento', stranger)], { status: 404 });
    await expectRefused([commented('a'), commented('x'.repeat(81))], { status: 400 });
  });

  it('answers 20 of many results, and examines few comments, by the index of the project (SEARCH-4)', async () => {
    const { comment } = await say('Cemento gris');
    const like = await CommentModel.findById(comment._id).orFail().lean();
    const task = await TaskModel.findById(id).orFail().lean();
    const tasks = Array.from({ length: 30 }, (_, at) => ({
      ...task,
      _id: new Types.ObjectId(),
      title: `${at}`,
    }));
    await TaskModel.collection.insertMany(tasks);
    const saidOf = (taskId: Types.ObjectId, number: number, projectId = like.projectId) => ({
      ...like,
      _id: new Types.ObjectId(),
      taskId,
      number,
      projectId,
    });
    await CommentModel.collection.insertMany([
      ...tasks.map(({ _id }) => saidOf(_id, 1)),
      ...Array.from({ length: 3_000 }, (_, at) => saidOf(task._id, at + 2, new Types.ObjectId())),
    ]);
    await TaskModel.db.db?.command({ profile: 2 });
    try {
      expect(await search('cemento')).toHaveLength(20);
      const [read] = await TaskModel.db
        .collection('system.profile')
        .find({ ns: /\.tasks$/, 'command.aggregate': 'tasks' })
        .sort({ $natural: -1 })
        .limit(1)
        .toArray();
      expect(read?.docsExamined).toBeLessThan(300);
    } finally {
      await TaskModel.db.db?.command({ profile: 0 });
    }
  });
});
