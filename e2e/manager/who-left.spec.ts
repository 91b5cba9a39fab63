import { logIn } from '../employee/worker.ts';
import { activate, enterAs, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { newCrew } from './crew.ts';

test("an employee reads their pay day by day; once deleted, they stay on the planilla as 'De baja', and their records can be corrected (PAY-61, PAY-46)", async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  await crew.worked('07:51', '12:15');
  await crew.worked('13:00', '17:00');
  await logIn(page, await signIn(product.origin, crew.credentials));
  await page.goto('/employee/time-tracker?periodo=2026-03-05');
  const own = page.getByRole('region', { name: 'Planilla' });
  await expect(own.getByRole('definition')).toContainText(['8:24 h', 'Q88.20', 'Q10.50']);
  const day = own.getByRole('button', { name: /jueves, 5 de marzo, 7:51–17:00 · 8:24 h.*Q88\.20/ });
  await day.press('Enter');
  await expect(own.getByText('4:24 h × Q10.50')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'employee-planilla');

  await enterAs(page, crew.manager);
  await activate(page, crew.company);
  await page.goto('/employees');
  await page.getByRole('button', { name: /^Borrar/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    /Tiene 8\.40 h por pagar \(USD 88\.2\d\); queda en la planilla como De baja\./,
  );
  await question.getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('No hay empleados registrados')).toBeVisible();

  await page.goto('/planilla?periodo=day&fecha=2026-03-05');
  await expect(page.getByRole('radio', { name: /De baja/ })).toBeChecked();
  const summary = page.getByRole('region', { name: 'Resumen de Planilla' });
  await expect(summary).toContainText(/88\.2\d/);
  await expectAccessible(page);
  await shoot(page, 'planilla-de-baja');
  await page
    .getByRole('button', { name: /^Corregir/ })
    .first()
    .click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Hora de fin').fill('16:00');
  await window.getByLabel(/Motivo/).fill('Salió a las cuatro.');
  await window.getByRole('button', { name: 'Guardar' }).click();
  await expect(window).toBeHidden();
  await expect(summary).toContainText(/77\.7\d/);
  await expect(page.getByRole('radio', { name: /77\.70.*De baja/ })).toBeVisible();
});
