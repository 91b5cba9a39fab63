import { contract, isDownload, isUpload, type Route } from '@faena/shared/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '../src/features/session/index.ts';
import { KeyQueue } from '../src/platform/key-queue.ts';
import { createBoard } from './board.ts';
import { expectRefusal } from './envelope.ts';
import { createCompany, createPerson, createProject, createTask, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';

const PER_MINUTE = 30;
const api = useApi({ REQUESTS_PER_MINUTE: String(PER_MINUTE), TRUST_PROXY: '1' });

let person: Person;

beforeEach(async () => {
  person = await createPerson(api, 'manager');
});

async function statuses(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i += 1) all.push((await ask()).status);
  return all;
}

describe('the requests of a minute (LIMIT-6)', () => {
  const account = (as: Person) => api.request('/user/account', { as });

  it('are bounded for a person, in all their sessions, and for nobody else with them', async () => {
    expect(new Set(await statuses(PER_MINUTE, () => account(person)))).toEqual(new Set([200]));
    const refused = await account(person);
    const { reason } = await expectRefusal(refused.clone(), 'rate_limited');
    expect(reason).toBe('too_many_calls');
    expect(Number(refused.headers.get('Retry-After'))).toSatisfy((s) => s >= 1 && s <= 60);
    expect((await account(await createPerson(api, 'manager'))).status).toBe(200);
  });

  it('are counted before path, query and body are looked at', async () => {
    await statuses(PER_MINUTE, () => account(person));
    const put = { as: person, method: 'PUT', headers: { 'Content-Type': 'text/plain' }, body: '{' };
    for (const path of ['/tasks/not-an-id', '/tasks/reorder'])
      await expectRefusal(await api.request(path, put), 'rate_limited');
    await expectRefusal(await api.request('/project/get?limit=0', { as: person }), 'rate_limited');
  });

  it('are bounded for an address where nobody is signed in, with tokens that are none too', async () => {
    const from = (address: string, path = '/subscriptions', token = '') =>
      api.request(path, {
        headers: { 'X-Forwarded-For': address, ...(token && { Authorization: `Bearer ${token}` }) },
      });
    const strange = () => from('198.51.100.1', '/user/account', 'none');
    expect(new Set(await statuses(2.5 * PER_MINUTE, strange))).toEqual(new Set([401]));
    expect(new Set(await statuses(2.5 * PER_MINUTE, () => from('198.51.100.1')))).toEqual(new Set([200]));
    await expectRefusal(await from('198.51.100.1'), 'rate_limited');
    await expectRefusal(await strange(), 'rate_limited');
    // A signed-in person has a limit of their own, and health checks are not counted.
    expect((await from('198.51.100.1', '/user/account', person.token)).status).toBe(200);
    expect((await from('198.51.100.1', '/health')).status).toBe(200);
    expect((await from('198.51.100.2')).status).toBe(200);
  });

  it('count for more where they make a file, open one, or look through texts', async () => {
    const search = () => api.request('/project/search?search=x', { as: person });
    expect(new Set(await statuses(PER_MINUTE / 3, search))).toEqual(new Set([200]));
    await expectRefusal(await search(), 'rate_limited');
    const routes = Object.values(contract).flatMap((verbs) => Object.values<Route>(verbs));
    // Shown on pages, many at once.
    const PICTURES = ['/user/picture/:id', '/tasks/cover/:id', '/tasks/attachments/:key'];
    const costly = routes.filter(
      ({ answer, body, path }) =>
        (isDownload(answer) && !PICTURES.includes(path)) || (body && isUpload(body)),
    );
    expect(costly.length).toBeGreaterThan(8);
    for (const { path, cost } of costly) expect({ path, cost }).toEqual({ path, cost: 20 });
  });
});

describe('an expensive request counts for more (LIMIT-12)', () => {
  const ask = (path: string) => api.request(path, { as: person });
  const account = () => ask('/user/account');

  it('by the length of its answer, one for each 128 kB', async () => {
    const company = await createCompany(api, person);
    const project = await createProject(api, company);
    const task = { title: 'x', description: 'x'.repeat(5_000) };
    for (let i = 0; i < 3; i += 1) {
      await Promise.all(Array.from({ length: 100 }, () => createTask(api, project, task)));
    }
    // Some 1.6 MB, and so twelve more.
    const read = () => ask(`/tasks/project/${project._id}`);
    expect(await statuses(2, read)).toEqual([200, 200]);
    const left = await statuses(10, account);
    expect(left.filter((status) => status === 200).length).toBeLessThan(6);
    expect(left.at(-1)).toBe(429);
  });

  it.each(['/payroll/money-needed', '/owner/today'])(
    'by the companies that %s computes, one for each four',
    async (path) => {
      for (let i = 0; i < 8; i += 1) await createCompany(api, person);
      const read = () => ask(path);
      const answers = await Promise.all([read(), read(), read()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await statuses(8, read)).toEqual([...Array(7).fill(200), 429]);
    },
  );

  it('by the tasks that it creates, one for each hundred', async () => {
    const { manager, projectId } = await createBoard(api);
    const titles = Array.from({ length: 200 }, () => 'x');
    const create = async () => {
      const answer = await api.request('/tasks/many', {
        as: manager,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ project: projectId, titles }),
      });
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    };
    const first = await create();
    // Three requests: itself, and two for its tasks.
    expect(first.status).toBe(201);
    expect(first.bytes / 3).toBeLessThan(65_536);
    const next: number[] = [];
    for (let n = 0; n < 10; n += 1) next.push((await create()).status);
    expect(next).toEqual([...Array(9).fill(201), 429]);
  });

  it('by the tasks that it changes, one for each hundred', async () => {
    const { manager, project } = await createBoard(api);
    const made = await Promise.all(Array.from({ length: 200 }, () => createTask(api, project)));
    const change = (priority: string) =>
      api.request('/tasks/batch', {
        as: manager,
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
        body: JSON.stringify({ ids: made.map(({ _id }) => String(_id)), change: { priority } }),
      });
    const named = [
      'High',
      'Low',
      'Medium',
      'Critical',
      'High',
      'Low',
      'Medium',
      'Critical',
      'High',
      'Low',
      'High',
    ];
    const asked: number[] = [];
    for (const priority of named) asked.push((await change(priority)).status);
    expect(asked).toEqual([...Array(10).fill(200), 429]);
  });
});

it('requests of a session wait for each other, up to 600 of them, and for nobody else (LIMIT-10)', async () => {
  const ask = (as: Person) => authenticate(`Bearer ${as.token}`, api.services);
  const other = await createPerson(api, 'manager');
  const asked = Promise.allSettled(Array.from({ length: 607 }, () => ask(person)));
  const next = await Promise.race([asked, ask(other)]);
  expect(next).toMatchObject({ actor: { role: 'manager' } });
  const refused = (await asked).filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ code: 'unavailable', retryAfter: 1 }]);
  // The waiting requests have given their places back.
  await expect(ask(person)).resolves.toMatchObject({ actor: { role: 'manager' } });
});

describe('every route', () => {
  const routes = Object.values(contract).flatMap((verbs) => Object.values<Route>(verbs));

  it('that strangers write through, or that takes a secret, has a limit of its own (LIMIT-6)', () => {
    const guessed = routes.filter(
      ({ access, method, path, body, tokenHeader }) =>
        tokenHeader || (method !== 'GET' && (access === 'public' || (body && path.startsWith('/auth/')))),
    );
    expect(guessed.length).toBeGreaterThan(12);
    const lacking = guessed.filter(({ errors }) => !errors.includes('rate_limited'));
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  it('is counted, but for those that ask whether the process lives', () => {
    const free = routes.filter(({ cost }) => cost === 0).map(({ path }) => path);
    expect(free.toSorted()).toEqual(['/health', '/ready']);
  });

  it('that searches counts for more', () => {
    for (const { path, cost = 1 } of routes.filter((route) => route.path.includes('search')))
      expect({ path, more: cost > 1 }).toEqual({ path, more: true });
  });
});

describe('the event streams of a person (LIMIT-5)', () => {
  it('are ten at most in a process; one that ends leaves room for another', async () => {
    const { member, projectId } = await createBoard(api);
    // With their responses: one that nobody holds is closed when garbage is collected.
    const opened: { readonly stop: AbortController; readonly response: Response }[] = [];
    const open = async (as: Person) => {
      const stop = new AbortController();
      const path = `/tasks/project/${projectId}/live`;
      const response = await api.request(path, { as, signal: stop.signal });
      if (response.ok) opened.push({ stop, response });
      return response;
    };
    expect(await statuses(10, () => open(member))).toEqual(Array(10).fill(200));
    const refused = await open(member);
    expect(refused.status).toBe(429);
    expect((await expectRefusal(refused, 'rate_limited')).reason).toBe('too_many_streams');
    expect((await open(await createPerson(api, 'admin'))).status).toBe(200);
    opened.shift()?.stop.abort();
    await expect.poll(async () => (await open(member)).status).toBe(200);
    for (const { stop } of opened) stop.abort();
    await expect.poll(() => api.services.liveBoards.size).toBe(0);
  });
});

describe('a stranger (LIMIT-7)', () => {
  it('is refused before a request for other people’s data queues', async () => {
    const { manager: owner, member, project, projectId } = await createBoard(api);
    const task = { id: String((await createTask(api, project))._id) };
    const queued = vi.spyOn(KeyQueue.prototype, 'run');
    const stranger = api.as(person);
    const id = { params: { id: task.id } };
    await expectRefused(
      [
        stranger.record.start({ body: { employeeId: member.id } }),
        stranger.task.create({ body: { title: 'x', project: projectId } }),
        stranger.task.update({ ...id, body: { title: 'x' } }),
        stranger.task.setStatus({ ...id, body: { status: 'Done' } }),
        stranger.task.assign({ ...id, body: { userIds: [] } }),
        stranger.task.reorder({ body: { tasks: [{ id: task.id, status: 'Done', order: 0 }] } }),
        stranger.task.remove(id),
      ],
      { status: 404 },
    );
    expect(queued).not.toHaveBeenCalled();
    await api.as(owner).task.update({ ...id, body: { title: 'y' } });
    await api.as(owner).record.start({ body: { employeeId: member.id } });
    expect(queued).toHaveBeenCalledTimes(2);
  });
});
