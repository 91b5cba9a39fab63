import type { Role } from '@faena/shared/access';
import { contract, isEvents, type Route } from '@faena/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import { type Answers, refuse, renderRoute, screen, stopClock, type Visit, waitFor } from '@/test/index.ts';
import { answersIn } from '@/test/languages/world.ts';
import { company, people, project } from '@/test/languages/world-people.ts';
import { endTest } from '@/test/render-route.tsx';

/** Every screen that reads something, with the reads whose failures show elsewhere. */
const SCREENS: readonly (readonly [role: Role, path: string, elsewhere?: readonly string[]])[] = [
  ['admin', '/admin'],
  ['admin', '/admin/companies'],
  ['admin', '/admin/archives'],
  ['admin', '/admin/line-of-business'],
  ['admin', '/admin/subscriptions'],
  ['admin', '/admin/users'],
  ['admin', '/admin/audit'],
  ['manager', '/home'],
  ['manager', '/company'],
  ['manager', '/add-company'],
  ['manager', `/edit-company/${company._id}`],
  ['manager', `/company/${company._id}`],
  // The frame knows everything of the active company but its colour.
  ['manager', '/projects', ['company.get']],
  // Cards without their worked hours show the estimated ones.
  ['manager', `/projects/${project._id}`, ['taskTime.ofBoard']],
  // The board is the other half of this page. A refusal reports a limit that could not show before.
  ['manager', `/projects/${project._id}?ver=usuarios`, ['task.board', 'project.room']],
  ['manager', '/todo', ['company.get']],
  // The filter by company reads them, and offers none without them.
  ['manager', '/team', ['company.get', 'company.mine']],
  ['manager', '/hoy', ['company.get']],
  ['manager', '/hoy?company=all', ['company.get']],
  ['manager', '/employees', ['company.get']],
  ['manager', '/employees/new', ['company.get']],
  ['manager', `/employees/${project._id}/edit`, ['company.get']],
  ['manager', '/planilla'],
  ['manager', '/planilla/periodo', ['company.get']],
  ['manager', '/planilla/conceptos'],
  ['manager', '/planilla/periodo?fecha=2026-11-15', ['company.get']],
  ['manager', '/planilla/historial'],
  ['employee', '/employee'],
  ['employee', `/employee/tasks/${people.employee._id}`],
  ['employee', '/employee/todo'],
  ['employee', '/employee/time-tracker'],
  ['employee', '/employee/cuadrilla'],
  ['employee', '/employee/history'],
  // The bell alone reads the home there.
  ['employee', '/settings', ['home.get']],
  ['employee', '/employee/boletas'],
  ['employee', `/employee/projects/${project._id}`, ['taskTime.ofBoard']],
  // The state of the address stands beside it, or is missing.
  ['client', '/account', ['emailVerification.get']],
];

/** The bell of every header has no number then, and its list reports the failure. */
const BELL = 'notice.unread';

const visit = (role: Role, path: string, api: Answers) =>
  renderRoute(path, { as: people[role], ...(role === 'manager' && { company }), api });

/** The default interval is long, and hundreds of visits wait for it. */
const LOOKS = { interval: 10 };

async function settled(): Promise<void> {
  let rested = 0;
  // A dependent read follows within this time, or code that loads only now.
  await waitFor(async () => {
    await vi.dynamicImportSettled();
    rested = queryClient.isFetching() === 0 ? rested + 1 : 0;
    expect(rested).toBeGreaterThan(2);
  }, LOOKS);
}

/** The requests of a screen so far. */
function readsOf({ api }: Visit): string[] {
  const routes = new Map<string, Route>(
    Object.entries(contract).flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, route]) => [`${noun}.${verb}`, route]),
    ),
  );
  return [...new Set(api.called)].filter((name) => {
    const route = routes.get(name);
    return route?.method === 'GET' && !isEvents(route.answer);
  });
}

function failing(answers: Answers, read: string): Answers {
  const [noun, verb] = read.split('.') as [keyof Answers, string];
  return { ...answers, [noun]: { ...answers[noun], [verb]: () => refuse('internal', '') } };
}

/**
 * The lines of the page without moving values: clocks, figures and counts. Growing money and hours count as present or
 * missing.
 */
function lines(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    found.push(node.textContent?.trim() ?? '');
  return found
    .filter((line) => line && !/\d:\d\d|^\d+$|\(\d+\)$/.test(line))
    .map((line) => line.replace(/(?<=^(· )?Q)[\d,.]+$|^[\d.]+(?= h$)/, '#'));
}

const retries = () => screen.queryAllByRole('button', { name: /^(Reintentar|Try Again)$/, hidden: true });
const isTold = () =>
  retries().length > 0 ||
  screen.queryByRole('alertdialog') !== null ||
  screen.queryAllByText('Sin confirmar').length > 0;

/** Texts that call an unread list empty. */
const EMPTY = /^(No hay|Aún no hay|Sin (datos|registro|proyecto)|Nada vence|No tienes|.* desconocid[oa])/;

function expectNothingWaits(): void {
  expect(document.querySelectorAll('.animate-pulse')).toHaveLength(0);
  expect(lines().filter((line) => /^(Cargando|Consultando|Loading)/.test(line))).toEqual([]);
}

describe('a screen with a read that fails (NET-5)', () => {
  it.each(SCREENS.map(([role, path, elsewhere = []]) => ({ role, path, elsewhere })))(
    '$role at $path reports it, shows nothing as empty, and repairs it',
    async ({ role, path, elsewhere }) => {
      const data = answersIn('data', people[role]);
      const reads = readsOf(await await visitSettled(role, path, data));
      const whole = lines();
      expect(reads).toEqual(expect.arrayContaining([...elsewhere]));

      for (const read of reads.filter((name) => name !== BELL && !elsewhere.includes(name))) {
        await endTest();
        const { api, user } = await visitSettled(role, path, failing(data, read));
        expect(isTold(), `${read} fails without a word`).toBe(true);
        expectNothingWaits();
        const claims = lines().filter((line) => EMPTY.test(line) && !whole.includes(line));
        expect(claims, `${read} fails`).toEqual([]);

        api.answer(data);
        const alert = screen.queryByRole('alertdialog');
        if (alert) await user.keyboard('{Enter}');
        if (retries().length === 0 || role === 'client') continue;
        for (const retry of retries()) await user.click(retry);
        await settled();
        expect(retries(), `${read} is asked again`).toEqual([]);
        // The clock asks by itself, every ten seconds.
        const clockWaits = role === 'employee' && read === 'record.get';
        if (!clockWaits) expect(lines(), `${read} is asked again`).toEqual(whole);
      }
    },
    30_000,
  );
});

async function visitSettled(role: Role, path: string, api: Answers): Promise<Visit> {
  const shown = await visit(role, path, api);
  await settled();
  return shown;
}

describe('a screen without an answer (NET-4, NET-5)', () => {
  it.each(SCREENS.map(([role, path, elsewhere = []]) => ({ role, path, elsewhere })))(
    '$role at $path waits for half a minute at most, and then reports it',
    async ({ role, path }) => {
      const clock = stopClock();
      await visit(role, path, answersIn('loading', people[role]));
      // One read may wait for another.
      await clock.pass(31_000);
      await clock.pass(31_000);
      expectNothingWaits();
      if (path !== '/account' && path !== '/employees/new') expect(isTold()).toBe(true);
    },
  );
});
