import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { addTime, enterCompany } from './arrange.ts';

test('a rate is set from a date, corrected and removed, and several change at once, each after a preview of its effect (RATE-5, RATE-7, RATE-6)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  const { employee } = await newEmployee(manager, company);
  await newEmployee(manager, company);
  await addTime(manager, employee._id, '2026-11-10T14:00:00.000Z', '2026-11-10T23:00:00.000Z');
  await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 10.01 } });
  await page.goto(`/planilla?empleado=${employee._id}`);
  const figures = page.getByRole('definition');
  await expect(figures).toHaveText(['USD 10.01', '9.00 h (9:00)', 'USD 90.09']);

  // A slip of the pen, corrected.
  await page.getByRole('button', { name: 'Configurar tarifa' }).click();
  await page.getByRole('button', { name: 'Corregir: USD 10.01' }).click();
  const correction = page.getByRole('dialog', { name: 'Corregir tarifa' });
  await correction.getByLabel('USD/hora').fill('1.01');
  await expect(correction.getByRole('cell', { name: 'USD 9.09' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'manager-planilla-rate-correct');
  await correction.getByRole('button', { name: 'Guardar corrección' }).click();
  await expect(figures).toHaveText(['USD 1.01', '9.00 h (9:00)', 'USD 9.09']);

  // Another from a date, which is seen before it is saved.
  const amount = page.getByLabel('USD/hora');
  await expect(amount).toBeEnabled();
  await amount.fill('2');
  await page.getByRole('radio', { name: 'Una fecha' }).click();
  await page.getByLabel('Fecha de inicio').fill('10/11/2026');
  await page.getByLabel('Nota').fill('Según el contrato nuevo');
  await shoot(page, 'manager-planilla-rate-from');
  await page.getByRole('button', { name: 'Guardar tarifa' }).click();
  const review = page.getByRole('dialog', { name: 'Revisar el cambio de tarifa' });
  await expect(review.getByRole('cell', { name: 'USD 18.00', exact: true })).toBeVisible();
  await shoot(page, 'manager-planilla-rate-review');
  await review.getByRole('button', { name: 'Guardar tarifa' }).click();
  await expect(figures.last()).toHaveText('USD 18.00');
  await shoot(page, 'manager-planilla-rate-history');

  // Everyone at once.
  await page.getByRole('button', { name: 'Cambiar tarifas' }).click();
  const several = page.getByRole('dialog', { name: 'Cambiar tarifas' });
  await several.getByLabel('Todos').click();
  await several.getByLabel('USD/hora').fill('3');
  await expect(several.getByText('USD 2.00 → USD 3.00')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'manager-planilla-rates');
  await several.getByRole('button', { name: 'Guardar tarifas' }).click();
  await expect(several).toBeHidden();
  await expect(figures.first()).toHaveText('USD 3.00');
});
