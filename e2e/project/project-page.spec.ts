import type { Route } from '@playwright/test';
import { newBoard, openBoard } from '../board/board.ts';
import { newCaller } from '../fixtures/accounts.ts';
import {
  activate,
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  newProject,
  signIn,
} from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';

test.describe('project page (PROJECT-15, PROJECT-16)', () => {
  test('the header shows name, description, both dates, status and type (PROJECT-15)', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const company = await newCompany(manager);
    const { project } = await manager.api.project.create({
      body: {
        name: 'Apertura zona 10',
        description: 'Abrir la segunda tienda antes de las posadas',
        type: 'Obra',
        status: 'En pausa',
        start_date: '2026-11-02',
        end_date: '2026-12-18',
        company_id: company._id,
      },
    });
    await openBoard(page, { manager, company, project });

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apertura zona 10');
    await expect(main.getByText('Abrir la segunda tienda antes de las posadas')).toBeVisible();
    await expect(main.getByRole('term')).toHaveText(['Inicio', 'Fin', 'Tipo']);
    // Calendar dates of the company's time zone.
    await expect(main.getByRole('definition')).toHaveText(['2/11/26', '18/12/26', 'Obra']);
    await expect(main.getByText('En pausa', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Apertura zona 10 · Faena');
    await expectAccessible(page);
    await shoot(page, 'project-page');
  });

  test("the status badge is green when 'Activo'", async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const badge = page.getByRole('main').getByText('Activo', { exact: true });
    const colour = () => badge.evaluate((element) => getComputedStyle(element).color);
    // The token `ok` (DESIGN-2).
    expect(await colour()).toBe('rgb(33, 122, 60)');

    await board.manager.api.project.update({
      query: { project_id: board.project._id },
      body: { status: 'Cerrado' },
    });
    await page.reload();
    const other = page.getByRole('main').getByText('Cerrado', { exact: true });
    await expect(other).toBeVisible();
    expect(await other.evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(33, 122, 60)');
  });

  test('a manager has the tabs Tareas and Usuarios (PROJECT-16)', async ({ page, product }) => {
    await openBoard(page, await newBoard(product.origin));
    await expect(page.getByRole('tab')).toHaveText(['Tareas', 'Usuarios']);
    await expect(page.getByRole('tab', { name: 'Tareas' })).toHaveAttribute('aria-selected', 'true');
  });

  test('others see only tasks: role 3, whatever the address asks for', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Doing: ['a'] });
    const employee = await newEmployee(board.manager, board.company);
    const body = { projectId: board.project._id, username: employee.username };
    await board.manager.api.project.addMember({ body });
    await enterAs(page, await signIn(product.origin, employee));
    await page.goto(`/employee/projects/${board.project._id}?ver=usuarios`);
    await expect(page.getByRole('heading', { name: 'Gestión de Tareas' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'a' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(/^Gestión de Usuarios/)).toHaveCount(0);
    await expectAccessible(page);
    await shoot(page, 'project-page-employee');
  });

  test('manager area: role 2 only; /projects/{id} leads role 3 to their own view, and roles 1 and 4 to /not-authorized', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const employee = await newEmployee(board.manager, board.company);
    const body = { projectId: board.project._id, username: employee.username };
    await board.manager.api.project.addMember({ body });

    await enterAs(page, await signIn(product.origin, employee));
    await page.goto(`/projects/${board.project._id}`);
    await expect(page).toHaveURL(`/employee/projects/${board.project._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(board.project.name);

    const client = await newCaller(product, 4);
    for (const caller of [await signIn(product.origin, product.admin), client]) {
      await enterAs(page, caller);
      for (const path of [`/projects/${board.project._id}`, `/employee/projects/${board.project._id}`]) {
        await page.goto(path);
        await expect(page).toHaveURL('/not-authorized');
      }
    }
  });

  test("with no project: 'No hay proyecto seleccionado'", async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await enterAs(page, board.manager);
    await activate(page, board.company);
    await page.goto('/projects');
    await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectAccessible(page);
    await shoot(page, 'project-page-none');
  });

  test('the chosen project is remembered in this browser (PROJECT-17)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const other = await newProject(board.manager, board.company);
    await openBoard(page, board);
    await expect.poll(() => stored(page, 'current_project')).toBe(board.project._id);
    await page.getByRole('link', { name: other.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
    await expect.poll(() => stored(page, 'current_project')).toBe(other._id);

    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
  });

  test('a project that is gone is nobody’s current one', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    await board.manager.api.project.remove({ query: { project_id: board.project._id } });
    await page.goto('/projects');
    await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
    await expect.poll(() => stored(page, 'current_project')).toBeNull();
  });

  test('while it loads a screen reader is told; when that fails, what is safe and a way to try again', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    await enterAs(page, board.manager);
    await activate(page, board.company);
    // The list of projects would do for a header.
    await page.route('**/api/project/get?*', (route) => route.fulfill({ json: [] }));
    const held: Route[] = [];
    let reads: 'held' | 'refused' | 'served' = 'held';
    await page.route(`**/api/project/${board.project._id}`, async (route) => {
      if (reads === 'held') held.push(route);
      else if (reads === 'refused') await route.abort();
      else await route.fallback();
    });
    await page.goto(`/projects/${board.project._id}`);
    await expect(page.getByText('Cargando proyecto...')).toBeAttached();
    reads = 'refused';
    for (const route of held) await route.abort();

    await expect(page.getByText('Ocurrió un error al cargar el proyecto.')).toBeVisible();
    await expectAccessible(page);
    reads = 'served';
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(board.project.name);
    await expect(page.getByRole('article', { name: 'a' })).toBeVisible();
  });
});
