import type { Company, Project, Task, TaskStatus } from '@faena/shared/schemas';
import type { Locator, Page } from '@playwright/test';
import { activate, type Caller, enterAs, newCompany, newManager, newProject } from '../fixtures/api.ts';
import { expect } from '../fixtures/product.ts';

/** Titles by column, from top to bottom. */
export type Layout = Partial<Record<TaskStatus, readonly string[]>>;

/** A project with tasks, and the manager whose it is. */
export interface Board {
  manager: Caller;
  company: Company;
  project: Project;
}

/** Arranges a project of a new company with tasks in these columns. */
export async function newBoard(
  origin: string,
  layout: Layout = {},
  { members = [] as readonly string[] } = {},
): Promise<Board> {
  const manager = await newManager(origin);
  const company = await newCompany(manager);
  const project = await newProject(manager, company, { members });
  for (const [status, titles] of Object.entries(layout) as [TaskStatus, string[]][]) {
    for (const title of titles) {
      await manager.api.task.create({ body: { title, status, project: project._id } });
    }
  }
  return { manager, company, project };
}

/** Opens the project as its manager sees it; `search` such as `?task=new`. */
export async function openBoard(
  page: Page,
  { manager, company, project }: Board,
  search = '',
): Promise<void> {
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto(`/projects/${project._id}${search}`);
  await expect(page.getByText('Gestión de Tareas', { exact: true })).toBeVisible();
}

/** A column, by the name before its count. */
export function column(page: Page, status: TaskStatus): Locator {
  return page.getByRole('region', { name: new RegExp(`^${status}, `) });
}

export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** Expects the cards of a column, from top to bottom as they are drawn. */
export async function expectCards(page: Page, status: TaskStatus, titles: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      // All of them in one look: a card that leaves meanwhile is not waited for.
      const drawn = await column(page, status)
        .getByRole('article')
        .evaluateAll((cards) =>
          cards.map((one) => ({
            title: one.getAttribute('aria-label') ?? '',
            top: one.getBoundingClientRect().y,
          })),
        );
      return drawn.toSorted((a, b) => a.top - b.top).map(({ title }) => title);
    }, `the cards of ${status}`)
    .toEqual(titles);
}

/** The tasks as the server has them, by column. */
export async function storedLayout({ manager, project }: Board): Promise<Layout> {
  const tasks = await manager.api.task.board({ params: { projectId: project._id } });
  const layout: Record<string, string[]> = {};
  for (const { status, title } of tasks) layout[status] = [...(layout[status] ?? []), title];
  return layout;
}

export async function storedTask({ manager, project }: Board, title: string): Promise<Task | undefined> {
  const tasks = await manager.api.task.board({ params: { projectId: project._id } });
  return tasks.find((task) => task.title === title);
}

interface Point {
  x: number;
  y: number;
}

/** The middle of an element, `dy` pixels below its top if given. */
export async function pointOf(element: Locator, dy?: number): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing is drawn there');
  return { x: box.x + box.width / 2, y: box.y + (dy ?? box.height / 2) };
}

/** Presses the mouse on a card and moves it over a point, as a hand does; it is let go with `page.mouse.up()`. */
export async function carry(page: Page, title: string, to: Point): Promise<void> {
  const from = await pointOf(card(page, title), 60);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 2);
  await expect(page.locator('[data-drag-copy]')).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

/** The reorder calls the page makes from now on. */
export function watchReorders(page: Page): { id: string; status: string; order: number }[][] {
  const calls: { id: string; status: string; order: number }[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tasks/reorder')) calls.push(request.postDataJSON().tasks);
  });
  return calls;
}
