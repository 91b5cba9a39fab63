import { readFile } from 'node:fs/promises';
import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newManager, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { closeRun } from '../fixtures/closed-run.ts';
import { expect, test } from '../fixtures/product.ts';

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
