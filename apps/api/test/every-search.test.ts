import type { Route } from '@faena/shared/contract';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { CompanyDoc } from '../src/features/company/index.ts';
import type { ProjectDoc } from '../src/features/project/index.ts';
import { createCompany, createPerson, createProject, createTask, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { ROUTES } from './routes.ts';

const api = useApi();
let manager: Person;
let company: CompanyDoc;
let board: ProjectDoc;
/** Sees the comments alone. */
let commenter: Person;
let talk: ProjectDoc;
/** The comment on each of their tasks. */
const comments = new Map<string, string>();

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
  talk = await createProject(api, await createCompany(api, commenter));
  for (const [name] of NAMES) {
    const { id } = await createTask(api, talk, { title: '-' });
    await api.as(commenter).taskComment.create({ params: { id }, body: { text: name } });
    comments.set(id, name);
  }
  await api.as(manager).task.batch({ body: { ids: archived, change: { archive: true } } });
});

/** Each route that searches: the names that it finds. */
const SEARCHES: Readonly<Record<string, (q: string) => Promise<(string | undefined)[]>>> = {
  'GET /user/search': async (q) =>
    (await api.as(manager).person.search({ query: { q } })).map(({ fullname }) => fullname),
  'GET /project/search': async (search) =>
    (await api.as(manager).project.search({ query: { search } })).map(({ name }) => name),
  'GET /tasks/search': async (q) =>
    (await api.as(manager).task.search({ query: { q } })).map(({ title }) => title),
  'GET /tasks/search of comments': async (q) =>
    (await api.as(commenter).task.search({ query: { q } })).map(({ comment }) => comment?.excerpt),
  'GET /tasks/project/:projectId/search': async (q) => {
    const params = { projectId: String(talk._id) };
    const { ids } = await api.as(commenter).task.commented({ params, query: { q } });
    return ids.map((id) => comments.get(id));
  },
  'GET /tasks/project/:projectId/archived': async (q) => {
    const { tasks } = await api
      .as(manager)
      .archivedTask.list({ params: { projectId: String(board._id) }, query: { q } });
    return tasks.map(({ title }) => title);
  },
};

it('every route that searches is asked (SEARCH-7)', () => {
  const takesWords = ({ query }: Route) =>
    query instanceof z.ZodObject && ['q', 'search'].some((name) => name in query.shape);
  const searching = [...ROUTES].filter(([, route]) => takesWords(route)).map(([name]) => name);
  expect(searching.length).toBeGreaterThan(4);
  expect(searching.filter((name) => !(name in SEARCHES))).toEqual([]);
});

it.each(Object.entries(SEARCHES))('%s finds names by their letters alone (SEARCH-7)', async (_, search) => {
  for (const [name, ...searches] of NAMES) {
    for (const typed of searches) expect([typed, await search(typed)]).toEqual([typed, [name]]);
  }
});
