import { newCompany, newEmployee, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('somebody who never signed in marks a day from the manager’s link in three presses (MARK-20)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const { employee } = await newEmployee(manager, company, 'Ana Luna');
  const id = employee._id;
  await manager.api.employee.update({ params: { id }, body: { marking: 'button' } });
  await manager.api.session.confirm({ body: { password: manager.password } });
  const { token } = await manager.api.device.makeLink({ params: { id } });

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/telefono#${token}`);
  await expect(page.getByText('Hola, Ana.')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'phone-link');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Este teléfono es mío' }).tap();
  await expect(page).toHaveURL('/employee');

  await page.getByRole('button', { name: 'Entrada' }).tap();
  await expect(page.getByText(/^Entrada \d+:\d\d · guardada$/)).toBeVisible();
  // A second press within a moment is taken for a trembling finger.
  await expect(async () => {
    await page.getByRole('button', { name: 'Salida' }).tap();
    await expect(page.getByText(/^Salida \d+:\d\d · guardada$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const records = await manager.api.record.get({ params: { id } });
  expect(records).toMatchObject([
    { endReason: 'manual', needsReview: false, evidence: { marks: [{ kind: 'in' }, { kind: 'out' }] } },
  ]);

  // The phone stays signed in, and the link is good for no other.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entrada' })).toBeVisible();
  const other = await page.context().browser()?.newContext();
  const theirs = await other?.newPage();
  await theirs?.goto(`${product.origin}/telefono#${token}`);
  await theirs?.getByRole('button', { name: 'Este teléfono es mío' }).click();
  await expect(theirs?.getByText('Este enlace ya no sirve.') ?? page.locator('nothing')).toBeVisible();
  await other?.close();
});
