import { readFile } from 'node:fs/promises';
import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { CLOSED_DAY, closeRun } from '../fixtures/closed-run.ts';
import { expect, test } from '../fixtures/product.ts';
import { readPages } from '../fixtures/read-pdf.ts';
import { enterCompany } from './arrange.ts';

/** More than a window shows. */
const MANY = 24;
const AT_ONCE = 12;

test('the period of 24 people keeps head and totals in sight, and opens a row in place (PERIOD-5 to PERIOD-7)', async ({
  page,
  product,
}) => {
  // A password is hashed for each of them.
  test.setTimeout(180_000);
  const { manager, company } = await enterCompany(page, product);
  for (let first = 0; first < MANY; first += AT_ONCE) {
    const crew = Array.from({ length: AT_ONCE }, async (_, n) => {
      const fullname = `Persona ${String(first + n).padStart(3, '0')}`;
      const { employee } = await newEmployee(manager, company, fullname);
      await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 10 } });
      const day = { startTime: '2026-03-05T14:00:00Z', endTime: '2026-03-05T22:00:00Z' };
      await manager.api.record.add({ body: { employeeId: employee._id, ...day, reason: 'Olvidado.' } });
    });
    await Promise.all(crew);
  }
  await page.goto('/planilla/periodo?fecha=2026-03-05');
  const table = page.getByRole('table', { name: 'Personas del período' });
  const totals = table.getByRole('rowheader', { name: 'Total · 24 personas' });
  const head = table.getByRole('columnheader', { name: 'Neto' });

  await test.step('the totals are in sight', async () => {
    await expect(table.getByRole('cell', { name: '192.00 h' })).toBeInViewport();
    await expect(totals).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('paper has every person with the totals, and no menu (DESIGN-27)', async () => {
    const pages = await readPages(await page.pdf());
    const words = pages.flat().join(' ');
    for (let n = 0; n < MANY; n += 1) expect(words).toContain(`Persona ${String(n).padStart(3, '0')}`);
    expect(words).toContain('192.00 h');
    for (const menu of ['Historial', 'Empleados', 'Revisar']) expect(words).not.toContain(menu);
    for (const texts of pages.slice(1)) expect(texts.join(' ')).toContain('Bruto');
  });

  await test.step('far down, head and totals are still there', async () => {
    await page.mouse.wheel(0, 600);
    await expect(table.getByText('Persona 020')).toBeInViewport();
    await expect(head).toBeInViewport();
    await expect(totals).toBeInViewport();
  });

  await test.step('a row opens by the keyboard, and stays where it is', async () => {
    const row = table.getByRole('button', { name: 'Persona 020' });
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(table.getByText('8.00 h (8:00) × USD 10.00')).toBeVisible();
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    // From the top: axe takes a row that has gone under the header for a target beside the menu of companies.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });

  await test.step('on a phone the total comes first, and a person has two lines', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(table).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText('USD 1,920.00').first()).toBeInViewport();
    const line = page.getByRole('button', { name: 'Persona 003' });
    await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThan(70);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

test('the file for the bank of a closed period has the chosen form, and an adjustment corrects a record (SLIP-7, ADJUST-1, ADJUST-2)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  const { run } = await closeRun(manager, company, 'Rosa Ajanel');

  await test.step('the file for the bank', async () => {
    await page.goto(`/planilla/periodo?fecha=${CLOSED_DAY}`);
    await page.getByRole('button', { name: 'Descargar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Archivo para el banco…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archivo para el banco' });
    await expect(dialog.getByRole('checkbox', { name: 'Nombre' })).toBeFocused();
    await dialog.getByLabel('Cuenta de Rosa Ajanel').fill('GT30 1');
    await dialog.getByRole('button', { name: 'Subir Cuenta' }).click();
    await dialog.getByLabel('Separador').selectOption('Punto y coma (;)');
    await expect(dialog.getByRole('figure')).toContainText('GT30 1;Rosa Ajanel;80.00');
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Guardar y descargar' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    await expect(dialog).toBeHidden();
    const [head, line, ...rest] = file.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(head).toBe('Cuenta;Nombre;Monto;Moneda;Referencia');
    expect(line).toBe(`GT30 1;Rosa Ajanel;80.00;${run.currency};B${run.number}-1`);
    expect(rest).toEqual([]);
  });

  await test.step('an adjustment, with what it does in sight before', async () => {
    await page.goto(`/planilla?periodo=day&fecha=${CLOSED_DAY}`);
    await page.getByRole('button', { name: /^Corregir: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Corregir registro cerrado' });
    await dialog.getByLabel('Hora de fin').fill('15:00');
    await dialog.getByLabel('Motivo').fill('Salió antes.');
    await expect(dialog.getByRole('row', { name: /^10\/2\/26/ })).toContainText('−1.00 h');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar ajuste' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: /^Ahora 8:00 – 15:00 · −/ }).click();
    const adjustments = page.getByRole('dialog', { name: 'Ajustes' });
    await expect(adjustments.getByText('Se paga en la próxima corrida')).toBeVisible();
    await adjustments.getByRole('button', { name: 'Quitar ajuste' }).click();
    const asking = page.getByRole('dialog', { name: 'Quitar ajuste' });
    await asking.getByLabel('Motivo').fill('Fue un error.');
    await asking.getByRole('button', { name: 'Quitar ajuste' }).click();
    await expect(asking).toBeHidden();
    await expect(page.getByRole('button', { name: /^Ahora 8:00/ })).toHaveCount(0);
  });
});
