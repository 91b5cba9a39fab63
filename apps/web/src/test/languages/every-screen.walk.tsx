import { ROLES, type Role } from '@faena/shared/access';
import { act, waitFor } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/router.tsx';
import { boardKeyTexts } from '@/features/board/texts/board-keys.ts';
import { boardViewTexts } from '@/features/board/texts/board-views.ts';
import { projectPageTexts } from '@/features/project/texts/project-page.ts';
import { archivedTaskTexts } from '@/features/task/texts/archived-tasks.ts';
import { commentTexts } from '@/features/task/texts/comments.ts';
import { fileTexts } from '@/features/task/texts/files.ts';
import { taskFileTexts } from '@/features/task/texts/task-files.ts';
import { taskHistoryTexts } from '@/features/task/texts/task-history.ts';
import { taskPartTexts } from '@/features/task/texts/task-parts.ts';
import { templateTexts } from '@/features/task/texts/task-templates.ts';
import { closedTexts } from '@/features/time/texts/closed-records.ts';
import { recordChangeTexts } from '@/features/time/texts/record-changes.ts';
import { recordTexts } from '@/features/time/texts/records.ts';
import { queryClient } from '@/lib/query-client.ts';
import { waitingTexts } from '@/texts/waiting.ts';
import { type RouteOptions, renderRoute, type Visit } from '../render-route.tsx';
import { readable } from './marks.ts';
import { foreignIn, saidOn } from './spoken.ts';
import { storeUnsent, UNSENT } from './unsent.ts';
import { answersIn, STATES, type State } from './world.ts';
import { company, people, project } from './world-people.ts';
import { CLOSED_DAY } from './world-records.ts';

/*
 * Visits every screen once: each text must come from a catalogue in all languages, or be typed by people (LANG-3). The
 * marks of a page tell them apart (marked-page.ts). Another test compares the words of the catalogues.
 */

/** Records that are closed, one with an adjustment. */
const ADJUSTED = `/planilla?periodo=day&fecha=${CLOSED_DAY}`;

const BOARD = `/projects/${project._id}`;

/** Every screen, by the roles that may see it. */
const SCREENS: Record<Role | 'nobody', readonly string[]> = {
  nobody: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/reset-password#qx',
    '/verify-email',
    '/verify-email#qx',
    '/invitation',
    '/invitation#qx',
    '/telefono',
    '/telefono#qx',
    '/tableta',
    '/tableta#qx',
    '/boleta#qx',
    '/about',
    '/contact',
    '/privacy',
    '/nowhere',
  ],
  admin: [
    '/admin',
    '/admin/companies',
    '/admin/archives',
    '/admin/line-of-business',
    '/admin/subscriptions',
    '/admin/users',
    '/admin/audit',
    '/not-authorized',
  ],
  manager: [
    '/home',
    '/company',
    '/add-company',
    `/edit-company/${company._id}`,
    `/company/${company._id}`,
    '/projects',
    `/projects/${project._id}`,
    `/projects/${project._id}?ver=usuarios`,
    `/projects/${project._id}?q=qx&due=none`,
    '/todo',
    '/team',
    '/team?vista=week',
    '/hoy',
    '/hoy?company=all',
    '/employees',
    '/employees/new',
    `/employees/${project._id}/edit`,
    '/planilla',
    '/planilla/periodo',
    '/planilla/conceptos',
    '/planilla/periodo?fecha=2026-11-15',
    '/planilla/historial',
    '/settings',
    '/change-password',
    '/two-steps',
  ],
  employee: [
    '/employee',
    '/employee/home',
    '/employee/todo',
    `/employee/tasks/${people.employee._id}`,
    '/employee/time-tracker',
    '/employee/cuadrilla',
    '/employee/history',
    '/employee/boletas',
    `/employee/projects/${project._id}`,
  ],
  client: ['/account'],
};

/** The controls a person might press. */
const PRESSED = ['button', 'tab', 'switch', 'checkbox', 'combobox']
  .map((role) => `${role === 'button' ? 'button' : `[role="${role}"]`}:not(:disabled)`)
  .join();

/** In an open menu, an item with an ellipsis opens another window before it acts. */
const itemsThatOpenWindows = () =>
  [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].filter(({ textContent }) =>
    readable(textContent ?? '')
      .trim()
      .endsWith('…'),
  );

/** The open window, else the page, by text alone: a search by role takes seconds on a screen of this size. */
function buttonThatBegins(name: string): Element {
  const opened = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const buttons = [...(opened ?? document).querySelectorAll('button')];
  const found = buttons.findLast((button) =>
    readable(button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(readable(name).trim()),
  );
  if (!found) throw new Error(`No button begins with ${name}`);
  return found;
}

/** Windows about closed records and parts of a task's page, which other visits do not show. */
const BEHIND = [
  [recordTexts.correct],
  [recordChangeTexts.void.action],
  [closedTexts.adjustments.annulled(''), closedTexts.takeBack.action],
]
  .map((pressed) => ({ path: ADJUSTED, pressed, file: null as string | null }))
  .concat(
    { path: BOARD, pressed: ['Jeqx 00', taskHistoryTexts.title], file: null },
    { path: BOARD, pressed: ['Jeqx 00', commentTexts.editOf('Naqxe')], file: null },
    { path: BOARD, pressed: ['Jeqx 00', fileTexts.open('Peqxi')], file: null },
    { path: BOARD, pressed: ['Jeqx 00', taskPartTexts.links.add], file: null },
    { path: BOARD, pressed: [projectPageTexts.menu, boardKeyTexts.title], file: null },
    { path: `${BOARD}?archived=1`, pressed: [archivedTaskTexts.remove], file: null },
    { path: `${BOARD}?templates=1`, pressed: [templateTexts.rename('')], file: null },
    { path: `${BOARD}?task=new`, pressed: [templateTexts.choose], file: null },
    { path: `${BOARD}?q=a`, pressed: [boardViewTexts.title], file: null },
    // The expected outcome of a file, in the window that takes it.
    { path: BOARD, pressed: [projectPageTexts.menu, taskFileTexts.openImport], file: 'Title\nqx\n' },
  );

/** The controls that would end the visit: signing out, another language. */
const STAY_AWAY = ['Español', 'English', 'Original', 'Cerrar sesión', 'Log Out'];

/** The texts of the page that come from no catalogue. */
function foreign(): string[] {
  return saidOn(document).flatMap((text) => {
    const rest = foreignIn(text);
    return rest ? [`${rest}  <-  ${text}`] : [];
  });
}

/** The texts of loading alone: its own note, the title without a clock, the button that starts one, the bell without a number. */
const WAITING = /^((Cargando|Consultando) .*(\.\.\.|…)|.* · Faena|…|Avisos)$/;

/** The texts of a loading screen that the loaded one does not show, although no answer has given them (DESIGN-28). */
function guessed(loading: readonly string[], loaded: readonly string[] | undefined): string[] {
  if (!loaded) throw new Error('The screen with data comes first.');
  return loading.filter((text) => !WAITING.test(text) && !loaded.includes(text));
}

async function visit(path: string, role: Role | 'nobody', state: State): Promise<Visit> {
  const me = people[role === 'nobody' ? 'client' : role];
  const options: RouteOptions = {
    ...(role !== 'nobody' && { as: me }),
    ...(role === 'manager' && { company }),
  };
  const shown = await renderRoute(path, { ...options, api: answersIn(state, me) });
  await settle(state);
  return shown;
}

/** A window with a form shows the faults of empty fields, and a refusal of the server. */
async function send(user: Visit['user'], hear: () => void): Promise<void> {
  const button = document.querySelector<HTMLElement>('[role="dialog"] [type="submit"]:not(:disabled)');
  if (!button) return;
  await user.click(button);
  await settle('data');
  hear();
}

async function settle(state: State): Promise<void> {
  // Skeletons show after 150 ms.
  if (state === 'loading') await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  else
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0), {
      timeout: 5_000,
    });
}

const screens = Object.entries(SCREENS).flatMap(([role, paths]) =>
  paths.map((path) => [path, role as Role | 'nobody'] as const),
);

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** The routes that draw a screen, without the gallery of parts. */
function screenRoutes(declared: readonly RouteObject[]): RouteObject[] {
  return declared.flatMap((route) => {
    if (route.children) return screenRoutes(route.children);
    return route.lazy && !route.path?.startsWith('/__') ? [route] : [];
  });
}

describe('every screen speaks the language of the page (LANG-3)', () => {
  it('is walked, by every role', () => {
    expect(Object.keys(SCREENS)).toEqual(['nobody', ...Object.keys(ROLES)]);
    const walked = screens.map(([path]) => matchRoutes(routes, pathOf(path))?.at(-1)?.route);
    const missed = screenRoutes(routes).filter((route) => !walked.includes(route));
    expect(missed.map(({ path }) => path)).toEqual([]);
  });

  const loaded = new Map<string, readonly string[]>();

  describe.each(STATES)('%s', (state) => {
    it.each(screens)('%s for %s', async (path, role) => {
      await visit(path, role, state);
      expect(foreign()).toEqual([]);
      const texts = saidOn(document).map(readable);
      if (state === 'data') loaded.set(path, texts);
      if (state === 'loading') expect(guessed(texts, loaded.get(path)), 'a guess (DESIGN-28)').toEqual([]);
    });
  });

  it.each(screens)(
    'whatever is pressed on %s by %s',
    async (path, role) => {
      const { user, goTo } = await visit(path, role, 'data');
      const buttons = () =>
        [...document.querySelectorAll<HTMLElement>(PRESSED)].filter(
          (button) => !STAY_AWAY.includes(readable(button.textContent ?? '').trim()),
        );
      const found = new Set<string>();
      const hear = () => {
        for (const text of foreign()) found.add(text);
      };
      const count = buttons().length;
      for (let index = 0; index < count; index += 1) {
        const button = buttons()[index];
        if (!button) break;
        await user.click(button);
        await settle('data');
        hear();
        const windowOpener = itemsThatOpenWindows()[0];
        if (windowOpener) {
          await user.click(windowOpener);
          await settle('data');
          hear();
        }
        await send(user, hear);
        await user.keyboard('{Escape}');
        await user.keyboard('{Escape}');
        if (window.location.pathname !== pathOf(path)) await goTo(path);
      }
      expect([...found]).toEqual([]);
    },
    // Some two hundred presses; each waits for all its requests.
    400_000,
  );

  it('changes that were not sent, for any reason', async () => {
    await storeUnsent(people.manager._id, project._id);
    const { user } = await visit(BOARD, 'manager', 'data');
    await user.click(await waitFor(() => buttonThatBegins(waitingTexts.see)));
    await waitFor(() => expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(UNSENT.length));
    expect(foreign()).toEqual([]);
  }, 120_000);

  it.each(BEHIND)(
    'parts behind several presses: $pressed',
    async ({ path, pressed, file }) => {
      const { user } = await visit(path, 'manager', 'data');
      const found = new Set<string>();
      const hear = () => {
        for (const text of foreign()) found.add(text);
      };
      for (const name of pressed) {
        await user.click(await waitFor(() => buttonThatBegins(name)));
        await settle('data');
        hear();
      }
      if (file) {
        await user.upload(
          document.querySelector('input[type="file"]') as HTMLElement,
          new File([file], 'qx.csv'),
        );
        await settle('data');
        hear();
      }
      await send(user, hear);
      expect([...found]).toEqual([]);
    },
    120_000,
  );
});
