import { enterAs, newCompany, newManager, newProject } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { stored } from '../fixtures/stored.ts';
import { enterCompany } from './arrange.ts';

test.describe('the active company (COMPANY-12, COMPANY-13)', () => {
  test('opening a company stores activeCompanyId and activeCompany, restored on reload, cleared at logout', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const company = await newCompany(manager);
    await enterAs(page, manager);
    await page.goto(`/company/${company._id}`);
    await expect.poll(() => stored(page, 'activeCompanyId')).toBe(company._id);
    expect(await stored(page, 'activeCompany')).toBe(company.name);

    await page.goto('/todo');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(`You are in: ${company.name}`);

    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await stored(page, 'activeCompanyId')).toBeNull();
    expect(await stored(page, 'activeCompany')).toBeNull();
  });

  test('the dashboard follows another active company within half a second (COMPANY-13)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const other = await newCompany(manager);
    await page.clock.install();
    await page.goto(`/company/${company._id}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(`Welcome back, ${company.name}!`);
    // Stored behind the product's back: no event tells of it, only the poll sees it.
    await page.evaluate((id) => localStorage.setItem('activeCompanyId', id), other._id);
    await expect(title).toHaveText(`Welcome back, ${company.name}!`);
    await page.clock.runFor(500);
    await expect(title).toHaveText(`Welcome back, ${other.name}!`);
    await expect(page).toHaveURL(`/company/${other._id}`);
    await expect(page.getByRole('banner')).toContainText(other.name);
  });

  test('is followed across tabs: header, lists and current project', async ({ page, context, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const other = await newCompany(manager);
    const here = await newProject(manager, company);
    const there = await newProject(manager, other);
    await page.goto(`/projects/${here._id}`);
    await expect(page.getByRole('heading', { level: 1, name: here.name })).toBeVisible();

    const tab = await context.newPage();
    await tab.goto(`/company/${other._id}`);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${other.name}!`);
    await expect(page.getByRole('banner')).toContainText(other.name);
    await expect(page).toHaveURL('/projects');
    await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
    await expect(page.getByRole('link', { name: there.name })).toBeVisible();
    await expect(page.getByRole('link', { name: here.name })).toHaveCount(0);
  });

  test('a link to a project of another own company makes that one active', async ({ page, product }) => {
    const { manager } = await enterCompany(page, product);
    const other = await newCompany(manager);
    const project = await newProject(manager, other);
    await page.goto(`/projects/${project._id}`);
    await expect(page.getByRole('banner')).toContainText(other.name);
    await expect(page.getByRole('complementary', { name: 'Proyectos' })).toContainText(other.name);
    expect(await stored(page, 'activeCompanyId')).toBe(other._id);
    expect(await stored(page, 'current_project')).toBe(project._id);
  });

  test('a company that was deleted elsewhere is active no more', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    await manager.api.company.remove({ params: { id: company._id } });
    await page.goto('/todo');
    await expect.poll(() => stored(page, 'activeCompanyId')).toBeNull();
    await expect(page.getByRole('banner')).not.toContainText(company.name);
  });

  test('a company renamed elsewhere is remembered by its new name', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    await manager.api.company.update({ params: { id: company._id }, body: { name: 'Nombre nuevo' } });
    await page.goto('/todo');
    await expect(page.getByRole('banner')).toContainText('You are in: Nombre nuevo');
    expect(await stored(page, 'activeCompany')).toBe('Nombre nuevo');
  });
});
