import type { Role } from '@faena/shared/access';
import { roleOf } from '@faena/shared/access';
import type { Company, Person } from '@faena/shared/schemas';
import { act, cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { toast } from 'sonner';
import { expect } from 'vitest';
import { followWorkingTime } from '@/app/follow-working-time.ts';
import { routes } from '@/app/router.tsx';
import { loadWorkedReader } from '@/features/task/worked/load-worked-reader.ts';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { noteAnswer } from '@/lib/connection.ts';
import { loadAllWanted, loadCode } from '@/lib/later.ts';
import { forgetDatabases, OF_PEOPLE } from '@/lib/person-databases.ts';
import { queryClient } from '@/lib/query-client.ts';
import { storePerson, storeSession } from '@/lib/session.ts';
import { endInterrupted, endSession } from '@/lib/session-events.ts';
import { clearStored } from '@/lib/storage.ts';
import { editQueue } from '@/sync/queue-store.ts';
import { loadToaster } from '@/ui/toast.ts';
import { forgetConsole, reportedErrors } from './console.ts';
import { boardStream, noticePreferences, ownSession, person, session } from './entities.ts';
import { type Answers, FakeApi } from './fake-api.ts';
import { moneyNeeded } from './pay-period.ts';
import { resetViewport } from './viewport.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export interface RouteOptions {
  /** The signed-in person: one of a role, or this one; by default a visitor. */
  readonly as?: Role | Person;
  /** The active company, which `company.get` then answers. */
  readonly company?: Company;
  /** Further answers of the API. */
  readonly api?: Answers;
}

/** A screen of one person. */
export interface Visit {
  /** Types, clicks and presses Tab. */
  readonly user: UserEvent;
  /** Replaces the text of a field in one step. */
  fill(field: HTMLElement, text: string): Promise<void>;
  readonly api: FakeApi;
  /** The signed-in person. */
  readonly me: Person;
  /** The errors in the console, for the people who operate Faena. */
  reports(): readonly unknown[];
  /** The present address: path and query. */
  path(): string;
  /** Follows a link from elsewhere, within the app. */
  goTo(path: string): Promise<void>;
}

let current: { api: FakeApi; router: Router } | undefined;

// The product's setup once a tab; it follows each test's session like successive sign-ins.
followWorkingTime();

// A failed read is tried once more, as everywhere, but without the wait of a second.
const { queries, ...defaults } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 1 } });

// All screens are loaded at once, so that no test waits for code.
const screens = await Promise.all(routes.map(loaded));
await loadCode(loadToaster);
await loadCode(loadWorkedReader);
await loadAllWanted(() => Promise.resolve());

async function loaded({ lazy, ...route }: RouteObject): Promise<RouteObject> {
  const [module, children] = await Promise.all([
    typeof lazy === 'function' ? lazy() : {},
    route.children && Promise.all(route.children.map(loaded)),
  ]);
  return { ...module, ...route, ...(children && { children }) } as RouteObject;
}

/**
 * Draws the screen at this address like the product: its router, guards, providers and query client. Resolves when the
 * route has been found and its code loaded; its requests may still be on their way.
 */
export async function renderRoute(path: string, options: RouteOptions = {}): Promise<Visit> {
  if (current) throw new Error('A test renders one route: `goTo` leads to another.');
  const me = typeof options.as === 'object' ? options.as : person(options.as);
  const role = options.as && roleOf(me.rol_id);
  const { company } = options;
  const api = new FakeApi(role)
    .answer({
      person: { account: () => me },
      emailVerification: { get: () => ({ verified: true, available: false }) },
      twoSteps: { get: () => ({ on: false, since: null, recoveryCodesLeft: 0, required: false }) },
      session: { logout: () => ({ message: 'Signed out.' }), own: () => [ownSession()] },
      apiToken: { list: () => [] },
      service: { demo: () => ({ accounts: [] }) },
      moneyNeeded: { next: () => moneyNeeded() },
      task: { live: () => boardStream() },
      notice: {
        unread: () => ({ unread: 0 }),
        preferences: () => noticePreferences(),
      },
      ...(company && { company: { get: () => company } }),
    })
    .answer(options.api ?? {});
  globalThis.fetch = api.fetch;
  if (options.as) {
    storeSession(session(me));
    storePerson(me);
  }
  if (company) storeActiveCompany(company);
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(screens);
  current = { api, router };
  // Dispatches the login of another tab, which the followers of the session take over.
  if (options.as) window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: 'new' }));
  await act(async () => {
    render(<RouterProvider router={router} />);
    await untilIdle(router);
  });
  const user = userEvent.setup({ delay: null });
  return {
    user,
    fill: async (field, text) => {
      await user.clear(field);
      if (text) await user.paste(text);
    },
    api,
    me,
    reports: reportedErrors,
    path: () => window.location.pathname + window.location.search,
    goTo: (to) => act(() => router.navigate(to)),
  };
}

function untilIdle(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { initialized, navigation } = router.state;
      if (!initialized || navigation.state !== 'idle') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(look);
    look();
  });
}

/** The header of the page. Testing Library takes every `header` for one, also within `main`. */
export function banner(): HTMLElement {
  const header = document.querySelector<HTMLElement>('header:not(main *)');
  if (!header) throw new Error('The page has no header.');
  return header;
}

/** Cleans up after a test, and fails it for calls and answers that the API would refuse. */
export async function endTest(): Promise<void> {
  cleanup();
  const ended = current;
  current = undefined;
  const unanswered = ended?.api.close() ?? [];
  ended?.router.dispose();
  // Pending calls end before the session does.
  await new Promise((resolve) => setTimeout(resolve));
  endInterrupted();
  endSession('logout');
  clearStored();
  await forgetDatabases(OF_PEOPLE);
  // The queue survives a session.
  await editQueue((store) => store.clear());
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  queryClient.clear();
  noteAnswer();
  toast.dismiss();
  document.body.innerHTML = '';
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  resetViewport();
  globalThis.fetch = refuseAll;
  const warnings = forgetConsole();
  expect(unanswered, 'what the API of this test was not told to do').toEqual([]);
  expect(warnings, `what was written to the console: ${warnings.join('\n')}`).toEqual([]);
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

const refuseAll: typeof fetch = async () => {
  throw new TypeError('No network outside of renderRoute.');
};
