import type { Browser, Page, Request } from '@playwright/test';
import { activate, type Caller, enterAs, newEmployee, signIn } from '../fixtures/api.ts';
import { expect } from '../fixtures/product.ts';
import type { Board } from './board.ts';

/** Somebody who looks at a board, in a browser of their own. */
export interface Looker {
  page: Page;
  caller: Caller;
}

/** Opens a board as an employee who is a member of its project; `origin` is the product they use. */
export async function joinAsEmployee(browser: Browser, origin: string, board: Board): Promise<Looker> {
  const { manager, company, project } = board;
  const { username, password } = await newEmployee(manager, company);
  await manager.api.project.addMember({ body: { projectId: project._id, username } });
  const caller = await signIn(origin, { username, password });
  const page = await newPage(browser, origin);
  await enterAs(page, caller);
  await follow(page, `/employee/projects/${project._id}`);
  return { page, caller };
}

/** Opens a board as its manager; `search` such as `?ver=usuarios`. */
export async function openAsManager(
  browser: Browser,
  origin: string,
  { manager, company, project }: Board,
  search = '',
): Promise<Looker> {
  const page = await newPage(browser, origin);
  await enterAs(page, manager);
  await activate(page, company);
  await follow(page, `/projects/${project._id}${search}`);
  return { page, caller: manager };
}

/** Opens a project, and waits until its stream stands. */
export async function follow(page: Page, path: string): Promise<void> {
  const stream = streamOf(page);
  await page.goto(path);
  expect((await stream).ok()).toBe(true);
}

/** The next stream of a board that the page opens, as soon as the server has accepted it. */
export function streamOf(page: Page) {
  return page.waitForResponse(/\/api\/tasks\/project\/\w+\/live(\?|$)/);
}

/** Resolves when the page itself has ended the stream it has now, which is to be soon. */
export function streamEnd(page: Page) {
  return page.waitForEvent('requestfailed', { predicate: isStream, timeout: 10_000 });
}

export function isStream(request: Request): boolean {
  return /\/live(\?|$)/.test(request.url());
}

async function newPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  return context.newPage();
}
