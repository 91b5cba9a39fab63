import { enterAs, newCompany, newEmployee, newManager, newProject, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';
import { enterCompany } from './arrange.ts';

test.describe('/company: Manage Companies table (Name, Actions) (COMPANY-7, COMPANY-8)', () => {
  test('the table has the columns Name and Actions; Add goes to /add-company, Edit to /edit-company/{id}', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const { _id, name } = await newCompany(manager);
    await newCompany(manager);
    await enterAs(page, manager);
    await page.goto('/company');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Companies');
    const table = page.getByRole('table', { name: 'Manage Companies' });
    await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Actions']);
    const row = table.getByRole('row').filter({ hasText: name });
    await row.hover();
    await expectAccessible(page);
    await shoot(page, 'manager-companies');

    await row.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(page).toHaveURL(`/edit-company/${_id}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL('/add-company');
  });

  test('deleting a company needs its exact name (COMPANY-8)', async ({ page, product }) => {
    const name = unique('Panadería ');
    const { manager, company } = await enterCompany(page, product, name);
    const { employee } = await newEmployee(manager, company);
    await newProject(manager, company);
    await page.goto('/company');
    const opener = page.getByRole('button', { name: `Delete ${name}` });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
    await expect(dialog).toContainText('¿Seguro que deseas eliminar esta compañía?');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    for (const typed of [name.toUpperCase(), name.slice(0, -1), ` ${name}`]) {
      await dialog.getByRole('textbox').fill(typed);
      await expect(confirm).toBeDisabled();
    }
    await expectAccessible(page);
    await shoot(page, 'manager-companies-delete');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await manager.api.company.mine()).toHaveLength(1);

    await opener.press('Enter');
    await dialog.getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No companies found.')).toBeVisible();
    expect(await manager.api.company.mine()).toEqual([]);
    expect(await manager.api.project.list({ query: {} })).toEqual([]);
    await expect(manager.api.employee.get({ params: { id: employee._id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('the active company, once deleted, is active no more', async ({ page, product }) => {
    const { company } = await enterCompany(page, product);
    await page.goto('/company');
    await page.getByRole('button', { name: `Delete ${company.name}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(company.name);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No companies found.')).toBeVisible();
    expect(await stored(page, 'activeCompanyId')).toBeNull();
    expect(await stored(page, 'activeCompany')).toBeNull();
  });

  test('a deletion that is refused says so, and the company stays', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    await page.route('**/api/company/delete_company/*', (route) => route.abort());
    await page.goto('/company');
    await page.getByRole('button', { name: `Delete ${company.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(company.name);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The company could not be deleted. Nothing was changed.',
    );
    expect(await manager.api.company.mine()).toHaveLength(1);
  });
});
