import { beforeAll, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TaskModel } from '../task-store/index.ts';

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
