import { beforeAll, expect, it } from 'vitest';
import type { CompanyDoc } from '../src/features/company/index.ts';
import type { ProjectDoc } from '../src/features/project/index.ts';
import { createCompany, createPerson, createProject, createTask, type Person } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();
let manager: Person;
let company: CompanyDoc;
let board: ProjectDoc;
/** Sees the comments alone. */
let commenter: Person;

/** Names, each with searches that find it. */
const NAMES: readonly (readonly [name: string, ...searches: string[]])[] = [
  ['Seán O’Brien', "o'brien", 'O´BRIEN', 'obrien'],
  ["Taller D'Angelo", 'd’angelo', 'dangelo'],
  ['Łukasz Wałęsa', 'lukasz', 'WALESA', 'łu'],
  ['Straße 9', 'strasse', 'STRAẞE', 'straße', 'stras'],
  ['Smørrebrød Ærø', 'smorrebrod', 'aero', 'ÆRØ'],
  ['Işık', 'isik', 'IŞIK', 'ışı'],
  ['Oficina ﬁnal', 'final', 'FINA'],
  ['Bode\u2060\u00adga sur', 'bodega sur', 'bode\u200bga'],
  ['Lote 3–norte', '3-norte', '3—n'],
];

/** Stores all names before any test, so that the order of tests changes no result. */
beforeAll(async () => {
  manager = await createPerson(api, 'manager');
  company = await createCompany(api, manager);
  board = await createProject(api, company, [], { name: 'Tablero' });
  const archived: string[] = [];
  for (const [name] of NAMES) {
    await createPerson(api, 'employee', { fullname: name, companyId: company._id });
    await createProject(api, company, [], { name });
    await createTask(api, board, { title: name });
    archived.push((await createTask(api, board, { title: name })).id);
  }
  commenter = await createPerson(api, 'manager');
  const talk = await createProject(api, await createCompany(api, commenter));
  for (const [name] of NAMES) {
    const params = { id: (await createTask(api, talk, { title: '-' })).id };
    await api.as(commenter).taskComment.create({ params, body: { text: name } });
  }
  await api.as(manager).task.batch({ body: { ids: archived, change: { archive: true } } });
});

const SEARCHES: Readonly<Record<string, (q: string) => Promise<string[]>>> = {
  people: async (q) =>
    (await api.as(manager).person.search({ query: { q } })).map(({ fullname }) => fullname),
  projects: async (search) =>
    (await api.as(manager).project.search({ query: { search } })).map(({ name }) => name),
  tasks: async (q) => (await api.as(manager).task.search({ query: { q } })).map(({ title }) => title),
  comments: async (q) =>
    (await api.as(commenter).task.search({ query: { q } })).map(({ comment }) => comment?.excerpt ?? ''),
  'archived tasks': async (q) => {
    const { tasks } = await api
      .as(manager)
      .archivedTask.list({ params: { projectId: String(board._id) }, query: { q } });
    return tasks.map(({ title }) => title);
  },
};

it.each(Object.entries(SEARCHES))(
  'the search of %s finds names by their letters alone (SEARCH-7)',
  async (_, search) => {
    for (const [name, ...searches] of NAMES) {
      for (const typed of searches) expect([typed, await search(typed)]).toEqual([typed, [name]]);
    }
  },
);
