import type { Page } from '@playwright/test';
import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newProject } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { stored } from '../fixtures/stored.ts';
import { enterCompany } from '../manager/arrange.ts';

const welcome = (page: Page) => page.getByRole('heading', { level: 1 });

test('a tab keeps its company, and a form is saved into the company it was opened in (COMPANY-12, FORM-4)', async ({
  page,
  context,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  const other = await newCompany(manager);
  const here = await newProject(manager, company);
  await page.goto(`/projects/${here._id}`);
  await expect(welcome(page)).toHaveText(here.name);
  await page.goto(`/company/${company._id}`);
  await page.getByRole('button', { name: 'Crear Proyecto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo proyecto' });
  await dialog.getByLabel('Nombre').fill('Bodega');
  await dialog.getByLabel('Descripción').fill('Techo y piso');

  const tab = await context.newPage();
  await tab.goto(`/company/${other._id}`);
  await expect(welcome(tab)).toHaveText(`Welcome back, ${other.name}!`);
  await expect.poll(() => stored(tab, 'activeCompanyId')).toBe(other._id);
  // Longer than the dashboard takes to look for another company.
  await page.waitForTimeout(700);
  await dialog.getByLabel('Fecha de inicio').fill('02/11/2026');
  await dialog.getByLabel('Fecha de fin').fill('18/12/2026');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  const names = async (company_id: string) =>
    (await manager.api.project.list({ query: { company_id } })).map(({ name }) => name);
  expect(await names(company._id)).toContain('Bodega');
  expect(await names(other._id)).toEqual([]);

  for (const address of ['/employees/new', '/projects']) {
    await page.goto(address);
    await expect(page.getByRole('banner')).toContainText(company.name);
  }
  await expect(welcome(page)).toHaveText(here.name);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(company.name);
  await tab.reload();
  await expect(tab.getByRole('banner')).toContainText(other.name);
  // A new tab opens with the last choice.
  const third = await context.newPage();
  await third.goto('/employees');
  await expect(third.getByRole('banner')).toContainText(other.name);
});

test('what was typed outlives a logout in another tab, and a sign-in as somebody else (SESSION-30)', async ({
  page,
  context,
  product,
}) => {
  const { company } = await enterCompany(page, product);
  await page.goto('/employees/new');
  await page.getByLabel('Nombre').fill('Rosa Ajanel');
  const tab = await context.newPage();
  await tab.goto(`/company/${company._id}`);
  await tab.getByRole('button', { name: /Account menu/ }).click();
  await tab.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(tab).toHaveURL('/login');

  const told = page.getByRole('alertdialog', { name: /La sesión se cerró en otra pestaña/ });
  await told.getByRole('button', { name: 'Seguir aquí' }).click();
  await enterAs(tab, await newCaller(product, 2));
  await tab.goto('/home');
  await expect(page.getByLabel('Nombre')).toHaveValue('Rosa Ajanel');
  await expect(page).toHaveURL('/employees/new');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/home');
});

test('every tab says that inactivity closed the session (SESSION-30)', async ({ page, context, product }) => {
  await enterAs(page, await newCaller(product, 4));
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(welcome(other)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 899_000)));
  }
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  for (const tab of [page, other]) {
    await expect(tab.getByText('Your session was closed after 15 minutes without activity.')).toBeVisible();
  }
});
