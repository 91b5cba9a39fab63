import { newProject } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterCompany } from './arrange.ts';

test.describe('project search (PROJECT-13)', () => {
  test('is debounced (500 ms)', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const found = await newProject(manager, company, { name: 'Ampliación del Café' });
    const other = await newProject(manager, company, { name: 'Bodega' });
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/project/search') searches.push(searchParams.get('search') ?? '');
    });
    await page.clock.install();
    await page.goto('/projects');
    await expect(page.getByRole('link', { name: other.name })).toBeVisible();

    const box = page.getByRole('searchbox', { name: 'Buscar proyecto' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await box.pressSequentially('cafe');
    await page.clock.runFor(499);
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => searches).toEqual(['cafe']);
    await page.clock.resume();
    await expect(page.getByRole('link', { name: other.name })).toHaveCount(0);
    await expect(page.getByRole('link', { name: found.name })).toBeVisible();
    expect(searches, 'one request for what was typed').toEqual(['cafe']);

    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
    await expect(page.getByRole('link', { name: other.name })).toBeVisible();
    await expect(box).toBeFocused();
    expect(searches).toHaveLength(1);
  });

  test('a search without a match says so and names what was typed (PROJECT-13)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    await newProject(manager, company);
    await page.goto('/projects');
    await page.getByRole('searchbox').fill('puente (*');
    await expect(page.getByText('No hay proyectos que coincidan con "puente (*".')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('failures of projects stand in the sidebar (ERROR-11)', () => {
  test('each has words of its own where the server gives none', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const { name } = await newProject(manager, company);
    const sidebar = page.getByRole('complementary', { name: 'Proyectos' });
    await page.route('**/api/project/get?*', (route) => route.abort());
    await page.goto('/projects');
    await expect(sidebar.getByRole('alert')).toContainText('Error: Failed to fetch projects');
    await expectAccessible(page);
    await page.unroute('**/api/project/get?*');
    await sidebar.getByRole('button', { name: 'Reintentar' }).click();
    await expect(sidebar.getByRole('link', { name })).toBeVisible();
    await expect(sidebar.getByRole('alert')).toHaveCount(0);

    await page.route(/\/api\/project\/(add|update|delete)/, (route) => route.abort());
    await sidebar.getByRole('button', { name: 'Nuevo Proyecto' }).click();
    await expect(sidebar.getByRole('alert')).toHaveText('Error: Failed to add project');

    await sidebar.getByRole('button', { name: `Renombrar: ${name}` }).press('Enter');
    await page.keyboard.type('Otro nombre');
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('alert')).toHaveText('Error: Failed to update project');
    await expect(sidebar.getByRole('link', { name }), 'the rename is taken back').toBeVisible();

    await sidebar.getByRole('button', { name: `Eliminar: ${name}` }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(sidebar.getByRole('alert')).toHaveText('Error: Failed to delete project');
    await expect(sidebar.getByRole('link', { name })).toBeVisible();
  });

  test("the message is the server's where there is one", async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const { _id, name } = await newProject(manager, company);
    await page.goto('/projects');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await manager.api.project.remove({ query: { project_id: _id } });
    await page.getByRole('button', { name: `Renombrar: ${name}` }).press('Enter');
    await page.keyboard.type('Otro nombre');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Error: Project not found');
  });

  test('a project cannot be added without an active company (PROJECT-12)', async ({ page, product }) => {
    await enterCompany(page, product);
    await page.evaluate(() => {
      localStorage.removeItem('activeCompanyId');
      localStorage.removeItem('activeCompany');
    });
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
    await expect(page.getByRole('alert')).toHaveText('Error: Company not found');
  });
});
