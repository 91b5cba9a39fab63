import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { addTime, enterCompany } from './arrange.ts';

test.describe("/planilla: 'Configurar tarifa' (RATE-3)", () => {
  test('the rate is saved, then the total, then the figures are reloaded (RATE-3)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company);
    await addTime(manager, employee._id, '2026-11-10T14:00:00.000Z', '2026-11-10T15:30:00.000Z');
    const writes: [path: string, body: unknown][] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push([new URL(request.url()).pathname, request.postDataJSON()]);
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/employees/${employee._id}`, async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await page.goto('/planilla');
    const toggle = page.getByRole('button', { name: 'Configurar tarifa' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.press('Enter');
    const input = page.getByLabel('USD/hora');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await expect(input).toHaveValue('0.00');
    await expectAccessible(page);
    await shoot(page, 'manager-planilla-rate');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7.35');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const saving = page.getByRole('button', { name: 'Guardando…' });
    await expect(saving).toBeFocused();
    await expect(input).toBeDisabled();
    answer();

    await expect(page.getByRole('button', { name: 'Guardar tarifa' })).toBeFocused();
    await expect(page.getByRole('definition')).toHaveText(['USD 7.35', '1.50 h (1:30)', 'USD 11.03']);
    expect(writes).toEqual([
      [`/api/employees/${employee._id}`, { hourlyRate: 7.35 }],
      [`/api/employees/totalToPay/${employee._id}`, { totalToPay: 11.03 }],
    ]);
    expect(await manager.api.employee.get({ params: { id: employee._id } })).toMatchObject({
      hourlyRate: 7.35,
      totalToPay: 11.03,
    });
  });

  test('the rate takes numbers from 0; anything else becomes a visible 0, which the next press saves (FORM-17)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company);
    await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 5 } });
    await page.goto('/planilla');
    await page.getByRole('button', { name: 'Configurar tarifa' }).click();
    const input = page.getByLabel('USD/hora');
    const rate = page.getByRole('definition').first();
    for (const [typed, shown, becomes] of [
      ['-3', 'USD 5.00', 'USD 0.00'],
      ['6,5', 'USD 6.50', 'USD 6.50'],
      ['e', 'USD 6.50', 'USD 0.00'],
    ] as const) {
      // Until a save is over there is nothing to type into.
      await expect(input).toBeEnabled();
      await input.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      await page.getByRole('button', { name: 'Guardar tarifa' }).click();
      await expect(rate).toHaveText(shown);
      if (becomes === shown) continue;
      await expect(input).toHaveValue('0.00');
      await expect(input).toHaveAccessibleDescription(/sin guardar/);
      await expect(rate).toHaveText(shown);
      await page.getByRole('button', { name: 'Guardar tarifa' }).click();
      await expect(rate).toHaveText(becomes);
    }
  });

  test('a rate that cannot be saved is told in an alert (ERROR-2)', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    await newEmployee(manager, company);
    await page.route('**/api/employees/totalToPay/*', (route) => route.abort());
    await page.goto('/planilla');
    await page.getByRole('button', { name: 'Configurar tarifa' }).click();
    await page.getByLabel('USD/hora').fill('9');
    await page.getByRole('button', { name: 'Guardar tarifa' }).click();
    await expect(page.getByRole('alertdialog', { name: 'No se pudo guardar tarifa/total.' })).toBeVisible();
    await expectAccessible(page);
  });
});
