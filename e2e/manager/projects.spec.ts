import { newProject, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';
import { enterCompany } from './arrange.ts';

test.describe('/projects: project sidebar (PROJECT-8)', () => {
  test("the sidebar has the way back to the company, its name, the search and 'Nuevo Proyecto' (PROJECT-8)", async ({
    page,
    product,
  }) => {
    const { company } = await enterCompany(page, product);
    await page.goto('/projects');
    const sidebar = page.getByRole('complementary', { name: 'Proyectos' });
    await expect(sidebar).toContainText(company.name);
    await expect(sidebar.getByRole('searchbox', { name: 'Buscar proyecto' })).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Nuevo Proyecto' })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Back to Tasks' }).click();
    await expect(page).toHaveURL(`/company/${company._id}`);
  });

  test("'Nuevo Proyecto' creates a numbered project from now for 7 days, with its defaults (PROJECT-12)", async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    await newProject(manager, company, { name: 'Bodega' });
    await page.clock.setFixedTime('2026-11-20T15:04:05.678Z');
    await page.goto('/projects');
    await expect(page.getByRole('link', { name: 'Bodega' })).toBeVisible();
    await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo Proyecto 2');
    await expect(page.getByRole('link', { name: 'Nuevo Proyecto 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const [project] = await manager.api.project.search({
      query: { company_id: company._id, search: 'Nuevo Proyecto 2' },
    });
    expect(project).toMatchObject({
      type: 'General',
      description: 'Descripción por defecto',
      start_date: '2026-11-20T15:04:05.678Z',
      end_date: '2026-11-27T15:04:05.678Z',
      status: 'Activo',
      username: manager.username,
    });
    await expect(page).toHaveURL(`/projects/${project?._id}`);
  });

  test('the current project is shown beside the sidebar and remembered (PROJECT-8)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const project = await newProject(manager, company);
    await page.goto('/projects');
    await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
    await page.getByRole('link', { name: project.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
    expect(await stored(page, 'current_project')).toBe(project._id);
    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
    await expectAccessible(page);
    await shoot(page, 'manager-projects');
  });

  test('pinned projects stand above the others, for this visit only (PROJECT-9)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const [first, second] = [await newProject(manager, company), await newProject(manager, company)];
    await page.goto('/projects');
    const pinned = page.getByRole('region', { name: 'Fijados' });
    const others = page.getByRole('region', { name: /^Proyectos/ });
    await expect(others.getByRole('listitem')).toHaveCount(2);
    await expect(pinned).toHaveCount(0);

    await others.getByRole('link', { name: second.name }).hover();
    await page.getByRole('button', { name: `Fijar proyecto: ${second.name}` }).press('Enter');
    await expect(pinned.getByRole('listitem')).toHaveText([second.name]);
    await expect(others.getByRole('listitem')).toHaveText([first.name]);
    const lists = page.getByRole('complementary', { name: 'Proyectos' }).getByRole('listitem');
    await expect(lists).toHaveText([second.name, first.name]);
    const unpin = page.getByRole('button', { name: `Desfijar: ${second.name}` });
    await expect(unpin).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(pinned).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Fijar proyecto: ${second.name}` })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(pinned).toBeVisible();
    await page.reload();
    await expect(others.getByRole('listitem')).toHaveCount(2);
    await expect(pinned).toHaveCount(0);
  });

  test('renamed inline: Enter saves, Esc leaves', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const { _id, name } = await newProject(manager, company);
    const renamed = unique('Techo ');
    await page.goto('/projects');
    await page.getByRole('button', { name: `Renombrar: ${name}` }).press('Enter');
    const field = page.getByRole('textbox', { name: `Renombrar: ${name}` });
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('Algo que no vale');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name })).toBeFocused();

    await page.getByRole('button', { name: `Renombrar: ${name}` }).press('Enter');
    await page.keyboard.type(`  ${renamed}  `);
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/project/update'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: renamed })).toBeFocused();
    expect((await saved).ok()).toBe(true);
    expect((await manager.api.project.get({ params: { id: _id } })).name).toBe(renamed);

    // Nothing to save, nothing sent.
    await page.getByRole('button', { name: `Renombrar: ${renamed}` }).press('Enter');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: renamed })).toBeFocused();
  });

  test('a project is deleted after a question, and its renaming ends (PROJECT-11)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const [gone, stays] = [await newProject(manager, company), await newProject(manager, company)];
    await page.goto(`/projects/${gone._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gone.name);
    const opener = page.getByRole('button', { name: `Eliminar: ${gone.name}` });
    await opener.press('Enter');
    const question = page.getByRole('alertdialog', {
      name: `¿Eliminar el proyecto "${gone.name}" con todas sus tareas?`,
    });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(opener).toBeFocused();

    await opener.press('Enter');
    await question.getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(page.getByRole('link', { name: gone.name })).toHaveCount(0);
    await expect(page).toHaveURL('/projects');
    await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
    expect(await stored(page, 'current_project')).toBeNull();
    const left = await manager.api.project.list({ query: { company_id: company._id } });
    expect(left.map(({ _id }) => _id)).toEqual([stays._id]);
  });

  test("'No hay proyectos. ¡Crea uno nuevo!' and 'Cargando proyectos...'", async ({ page, product }) => {
    await enterCompany(page, product);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/project/get?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/projects');
    await expect(page.getByText('Cargando proyectos...')).toBeVisible();
    answer();
    await expect(page.getByText('No hay proyectos. ¡Crea uno nuevo!')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-projects-empty');
  });

  test('a role the area is not for goes to their own view: an employee to /employee/projects/{id}', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { _id } = await newProject(manager, company);
    await page.evaluate(() => localStorage.setItem('rol_id', '3'));
    await page.goto(`/projects/${_id}`);
    await expect(page).toHaveURL(`/employee/projects/${_id}`);
  });
});
