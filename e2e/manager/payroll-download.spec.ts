import { readFile } from 'node:fs/promises';
import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { newCrew, openPlanilla } from './crew.ts';
import { downloadPlanilla } from './download-planilla.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

test('planilla can be downloaded for a chosen period: CSV and XLSX, for one employee or the whole company', async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  await crew.worked('08:00', '12:00');
  await crew.worked('13:00', '17:20');
  const { employee: colleague } = await newEmployee(crew.manager, crew.company, 'Zoila Xol');
  await crew.manager.api.record.add({
    body: {
      employeeId: colleague._id,
      startTime: '2026-03-05T14:00:00Z',
      endTime: '2026-03-05T15:00:00Z',
      reason: 'Olvidado.',
    },
  });
  await openPlanilla(page, crew, { empleado: crew.employee._id });
  await expect(page.getByRole('cell', { name: 'USD 87.50' })).toBeVisible();

  await page.getByRole('button', { name: 'Descargar planilla' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['CSV', 'Excel (XLSX)', 'CSV', 'Excel (XLSX)']);
  await expectAccessible(page);
  await shoot(page, 'payroll-download');
  await page.keyboard.press('Escape');

  const one = await downloadPlanilla(page, 'one', 'CSV');
  expect(one.suggestedFilename()).toMatch(
    /^planilla-empresa-.*-elena-empleada-.*-2026-03-05-2026-03-05\.csv$/,
  );
  const own = await readFile(await one.path(), 'utf8');
  expect(own.startsWith('\uFEFF')).toBe(true);
  expect(own).toContain('Elena Empleada');
  expect(own).not.toContain('Zoila Xol');
  // The total equals the screen to the cent.
  expect(own.trimEnd().split('\r\n').at(-1)).toContain('87.50');

  const all = await downloadPlanilla(page, 'all', 'CSV');
  expect(await readFile(await all.path(), 'utf8')).toContain('Zoila Xol');

  const book = await downloadPlanilla(page, 'one', 'Excel (XLSX)');
  expect(book.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await book.path())).subarray(0, 2).toString()).toBe('PK');
});
