import { newCompany, newProject } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterCompany } from './arrange.ts';

test('the active company is followed across tabs: header, lists and current project (COMPANY-12, COMPANY-13)', async ({
  page,
  context,
  product,
}) => {
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
