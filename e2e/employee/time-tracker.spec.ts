import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { logIn, newWorker } from './worker.ts';

test('the tracker starts and stops a record and lists start, end, hours and cost (TIME-26)', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  // High enough for the cost of a moment to be more than nothing.
  await worker.manager.api.employee.update({
    params: { id: worker.session.userId },
    body: { hourlyRate: 36_000 },
  });
  await logIn(page, worker);
  await page.getByRole('link', { name: 'Planilla' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguimiento de tiempo');
  await expect(page.getByRole('columnheader')).toHaveText(['Inicio', 'Fin', 'Horas', 'Costo']);
  const rows = page.getByRole('row');
  const shown = (row: number) => rows.nth(row).getByRole('cell').allTextContents();

  // Open entries show '--'.
  await expect(rows).toHaveCount(2);
  expect((await shown(1)).slice(1)).toEqual(['--', '--', '--']);
  await expectAccessible(page);

  // The list is refreshed after each.
  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect(rows.nth(1)).toContainText(/Q\d/);
  const [record] = await worker.records();
  // Cost is shown as Q{cost}.
  const cost = record?.cost ?? 0;
  expect((await shown(1)).slice(2)).toEqual([
    (record?.durationHours ?? 0).toFixed(2),
    `Q${Number.isInteger(cost) ? cost : cost.toFixed(2)}`,
  ]);

  await page.getByRole('button', { name: 'Iniciar registro' }).click();
  await expect(rows).toHaveCount(3);
  expect((await shown(1)).slice(1)).toEqual(['--', '--', '--']);
  await expectAccessible(page);
  await shoot(page, 'employee-time-tracker');
});

test('the toggle works with the keyboard alone', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await page.goto('/employee/time-tracker');
  await expect(page.getByRole('button', { name: 'Detener registro' })).toBeEnabled();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Detener registro' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Iniciar registro' })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Detener registro' })).toBeVisible();
  await expect.poll(worker.records).toMatchObject([{ endTime: null }, { endReason: 'manual' }]);
});

test('of many records the newest 50 are shown, older ones with "Mostrar más"', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  const { api, session } = worker;
  for (let count = 0; count < 50; count += 1) {
    const { _id } = await api.record.start({ body: { employeeId: session.userId } });
    await api.record.stop({ body: { timesheetId: _id } });
  }
  await logIn(page, worker);
  await page.goto('/employee/time-tracker');
  await expect(page.getByRole('row')).toHaveCount(51);

  await page.getByRole('button', { name: 'Mostrar más' }).click();

  await expect(page.getByRole('row')).toHaveCount(52);
  await expect(page.getByRole('button', { name: 'Mostrar más' })).toBeHidden();
});
