import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { addTime, enterCompany } from './arrange.ts';

test.describe("/planilla (titled 'Planilla') (PAY-13)", () => {
  test('the employees are listed by full name, and the first is chosen (PAY-13)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    for (const name of ['Óscar Reyes', 'Elena Castillo', 'Ana Ajú'])
      await newEmployee(manager, company, name);
    await page.goto('/planilla');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planilla');
    const people = page.getByRole('radiogroup', { name: 'Empleados' });
    await expect(people.getByRole('radio')).toHaveCount(3);
    await expect(people.locator('label')).toHaveText([/^.?Ana Ajú/, /^.?Elena Castillo/, /^.?Óscar Reyes/]);
    await expect(people.getByRole('radio', { name: /Ana Ajú/ })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Resumen de Planilla' })).toContainText('Ana Ajú');

    // One tab stop; arrows choose, and whom stands in the address.
    await people.getByRole('radio', { name: /Ana Ajú/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(people.getByRole('radio', { name: /Elena Castillo/ })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Resumen de Planilla' })).toContainText('Elena Castillo');
    await page.reload();
    await expect(people.getByRole('radio', { name: /Elena Castillo/ })).toBeChecked();
    await expectAccessible(page);
  });

  test('the person named in the address is in sight, far down the list too; the first Tab starts at the top of the page', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const names = ['Ana', 'Berta', 'Carla', 'Delia', 'Elena', 'Flor', 'Gilda', 'Zoila'];
    for (const name of names) await newEmployee(manager, company, `${name} Ajú`);
    const employees = await manager.api.employee.list({ query: { companyId: company._id } });
    const last = employees.find(({ fullname }) => fullname === 'Zoila Ajú');
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(`/planilla?empleado=${last?._id}`);
    await expect(page.getByRole('region', { name: 'Resumen de Planilla' })).toContainText('Zoila Ajú');
    await expect(page.locator('label').filter({ hasText: 'Zoila Ajú' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  });

  test('the summary says that it loads, then shows rate, hours and total (PAY-13)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company);
    await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 1234.56 } });
    // 1.1 h and 0.3 h: in binary their costs do not add up to the cents that they are.
    await addTime(manager, employee._id, '2026-11-10T14:00:00.000Z', '2026-11-10T15:06:00.000Z');
    await addTime(manager, employee._id, '2026-11-11T14:00:00.000Z', '2026-11-11T14:18:00.000Z');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/payroll/people/${employee._id}*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/planilla');
    const summary = page.getByRole('region', { name: 'Resumen de Planilla' });
    await expect(summary.getByText('Cargando…')).toBeVisible();
    const before = await summary.boundingBox();
    answer();

    const figure = (label: string) =>
      summary.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: label }) });
    await expect(figure('Tarifa por hora').getByRole('definition')).toHaveText('USD 1,234.56');
    await expect(figure('Horas trabajadas').getByRole('definition')).toHaveText('1.40 h (1:24)');
    await expect(figure('Total a pagar').getByRole('definition')).toHaveText('USD 1,728.39');
    await expect(summary.getByText('Cargando…')).toHaveCount(0);
    await expect
      .poll(async () => (await summary.boundingBox())?.height, 'nothing moves when the figures arrive')
      .toBeCloseTo(before?.height ?? 0, 0);
    await expectAccessible(page);
  });
});
