import { readFile } from 'node:fs/promises';
import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newManager, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { closeRun } from '../fixtures/closed-run.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('/admin/companies: Manage Companies (ADMIN-3, COMPANY-8)', () => {
  test('companies are filtered by a piece of the name, the whole username of the creator and the day of creation (ADMIN-3)', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const name = unique('Café Ñandú ');
    await newCompany(manager, name);
    await newCompany(await newManager(product.origin));
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin/companies');
    const table = page.getByRole('table', { name: 'Manage Companies' });
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows.filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'admin-companies');

    await page.getByLabel('Name').fill(name.replace('Café Ñandú', 'CAFE nandu'));
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);

    await page.getByLabel('Creator').fill(manager.username.slice(0, -1));
    await expect(page.getByText('No company matches these filters.')).toBeVisible();
    await page.getByLabel('Creator').fill(manager.username);
    await expect(rows).toHaveCount(1);

    const day = new Intl.DateTimeFormat('es-GT', {
      timeZone: 'America/Guatemala',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    const date = page.getByLabel('Creation date');
    await date.fill(day.format(new Date(Date.now() - 86_400_000)));
    await date.press('Enter');
    await expect(page.getByText('No company matches these filters.')).toBeVisible();
    await date.fill(day.format(new Date()));
    await date.press('Enter');
    await expect(rows).toHaveCount(1);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
  });

  test('a company is deleted only after its exact name was typed (COMPANY-8)', async ({ page, product }) => {
    const manager = await newManager(product.origin);
    const { name } = await newCompany(manager, unique('Ferretería '));
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin/companies');
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');

    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('¿Seguro que deseas eliminar esta compañía?');
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
    await expect(confirm).toBeDisabled();
    await page.keyboard.type(name.toLowerCase());
    await expect(confirm).toBeDisabled();
    await expectAccessible(page);
    await shoot(page, 'admin-companies-delete');
    await dialog.getByRole('textbox').fill(name);
    await expect(confirm).toBeEnabled();
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name, exact: true })).toBeHidden();
    expect(await manager.api.company.mine()).toEqual([]);
  });

  test('the archive of a deleted company is downloaded, then deleted permanently (RUN-8)', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const company = await newCompany(manager, unique('Obra '));
    const { run } = await closeRun(manager, company);
    await manager.api.company.remove({ params: { id: company._id } });
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin/archives');
    const row = page.getByRole('row').filter({ hasText: company.name });
    await expect(row).toContainText('Todavía no');
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: `Descargar ${company.name}` }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n');
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
    expect(lines.some((line) => line.includes(run.hash))).toBe(true);
    await expect(row).not.toContainText('Todavía no');

    await row.getByRole('button', { name: `Eliminar ${company.name} para siempre` }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminar para siempre' });
    await dialog.getByLabel(`Escribir «${company.name}» para confirmar`).fill(company.name);
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
  });

  test('tables are sortable, and paged on the server beyond 200 rows', async ({ page, product }) => {
    const prefix = unique('Serie ');
    const all = Array.from({ length: 210 }, (_, i) => `${prefix} ${String(i).padStart(3, '0')}`);
    // One person has at most 50 (LIMIT-11).
    for (let from = 0; from < all.length; from += 42) {
      const manager = await newManager(product.origin);
      await Promise.all(all.slice(from, from + 42).map((name) => newCompany(manager, name)));
    }
    const pages: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/all_companies')) pages.push(searchParams.toString());
    });
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin/companies');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows.first()).toBeVisible();
    await expect.poll(() => pages).toEqual(expect.arrayContaining(['page=1&limit=200', 'page=2&limit=200']));

    await page.getByLabel('Name').fill(prefix);
    await expect(page.getByText(/^210( \/|$)/)).toBeVisible();
    await expect(rows.first()).toContainText(`${prefix} 000`);
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText(`${prefix} 209`);
    await page.getByRole('button', { name: 'Created' }).click();
    await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  test('a list that cannot be loaded says so, and is asked for again', async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 1));
    await page.route('**/api/company/all_companies*', (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    );
    await page.goto('/admin/companies');
    await expect(page.getByText('The companies could not be loaded.')).toBeVisible();

    await page.unroute('**/api/company/all_companies*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('The companies could not be loaded.')).toBeHidden();
  });
});
