import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { addTime } from './arrange.ts';
import { withHours } from './with-hours.ts';

test.describe("hours history panel, titled 'Historial de Horas' (PAY-13)", () => {
  test('the history is by day, week or month, each with its label, hours and cost (PAY-13)', async ({
    page,
    product,
  }) => {
    const { history } = await withHours(page, product);
    await page.goto('/planilla');
    await expect(history.getByRole('radiogroup').locator('label')).toHaveText([
      'Período',
      'Día',
      'Semana',
      'Mes',
    ]);
    await expect(history.getByRole('radio', { name: 'Período' })).toBeChecked();
    await history.getByRole('radio', { name: 'Día' }).click();
    await expect(history.getByRole('columnheader')).toHaveText([
      'Período',
      'Horas trabajadas',
      'Costo total',
    ]);
    await expect(history.getByRole('cell')).toHaveText(['20/11/2026', '2.00 h (2:00)', 'USD 14.70']);
    await expect(history.getByRole('textbox')).toHaveValue('20/11/2026');

    await history.getByRole('radio', { name: 'Semana' }).click();
    await expect(history.getByRole('cell')).toHaveText(['Semana 47, 2026', '3.50 h (3:30)', 'USD 25.73']);
    await expect(history.getByRole('textbox')).toHaveValue('20/11/2026');
    await expectAccessible(page);
    await shoot(page, 'manager-planilla');

    await history.getByRole('radio', { name: 'Semana' }).press('ArrowRight');
    await expect(history.getByRole('cell')).toHaveText(['11/2026', '3.50 h (3:30)', 'USD 25.73']);
    await expect(history.getByRole('textbox')).toHaveValue('11/2026');
    await shoot(page, 'manager-planilla-month');
  });

  test('a day is asked for as itself, a week from Monday to Sunday, a month from its first to its last day (PAY-13)', async ({
    page,
    product,
  }) => {
    const { employeeId, history } = await withHours(page, product);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === `/api/timesheets/history/${employeeId}`) {
        asked.add(['type', 'startDate', 'endDate'].map((name) => searchParams.get(name)).join(' '));
      }
    });
    await page.goto('/planilla?fecha=2026-11-22');
    await expect(history.getByText('Sin datos')).toBeVisible();
    await history.getByRole('radio', { name: 'Semana' }).click();
    await expect(history.getByRole('cell').first()).toHaveText('Semana 47, 2026');
    await history.getByRole('radio', { name: 'Mes' }).click();
    await expect(history.getByRole('cell').first()).toHaveText('11/2026');
    for (const query of [
      'day 2026-11-22 2026-11-22',
      'week 2026-11-16 2026-11-22',
      'month 2026-11-01 2026-11-30',
    ]) {
      expect(asked).toContain(query);
    }
  });

  test('weeks are ISO weeks from Monday, of the ISO year', async ({ page, product }) => {
    const { manager, employeeId, history } = await withHours(page, product);
    await addTime(manager, employeeId, '2026-01-01T14:00:00.000Z', '2026-01-01T15:00:00.000Z');
    await page.goto('/planilla?periodo=week&fecha=2025-12-29');
    await expect(history.getByRole('cell').first()).toHaveText('Semana 1, 2026');
  });

  test("the history says that it loads, and 'Sin datos' where there is nothing (PAY-13)", async ({
    page,
    product,
  }) => {
    const { history } = await withHours(page, product);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/timesheets/history/**', async (route) => {
      await held;
      await route.continue();
    });
    // The clock of the page stands still, and with it what shows only after 150 ms.
    await page.goto('/planilla?fecha=2026-11-19');
    await page.clock.runFor(200);
    await expect(history.getByText('Cargando historial…')).toBeVisible();
    answer();
    await expect(history.getByText('Sin datos')).toBeVisible();
    await expect(history.getByText('Cargando historial…')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a history that cannot be loaded says so in its place, and is no history without time (ERROR-2, NET-5)', async ({
    page,
    product,
  }) => {
    const { history } = await withHours(page, product);
    await page.route('**/api/timesheets/history/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/planilla?periodo=day');
    await expect(history.getByRole('alert')).toHaveText(/No se pudo cargar el historial/);
    await expect(history.getByText('Sin datos')).toHaveCount(0);
    await expect(history.getByText('Cargando historial…')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.unroute('**/api/timesheets/history/**');
    await history.getByRole('button', { name: 'Reintentar' }).click();
    await expect(history.getByRole('cell').first()).toHaveText('20/11/2026');
  });

  test('next to the table a small chart of the hours of the period, which screen readers hear as a list', async ({
    page,
    product,
  }) => {
    const { history } = await withHours(page, product);
    await page.goto('/planilla?periodo=week&fecha=2026-11-20');
    const chart = history.getByRole('figure', { name: 'Horas por día · Semana 47, 2026' });
    await expect(chart.getByRole('listitem')).toHaveText(['16/11/2026: 1.50 h', '20/11/2026: 2.00 h']);
    await expect(chart.locator('.recharts-bar-rectangle')).toHaveCount(2);
    for (const day of ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']) {
      await expect(chart.locator('svg').getByText(day, { exact: true })).toBeVisible();
    }
    const [table, figure] = await Promise.all([
      history.getByRole('table').boundingBox(),
      chart.boundingBox(),
    ]);
    expect(figure?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
    expect(Math.abs((figure?.y ?? 0) - (table?.y ?? 0))).toBeLessThan(4);

    await history.getByRole('radio', { name: 'Mes' }).click();
    const month = history.getByRole('figure', { name: 'Horas por día · 11/2026' });
    await expect(month.getByRole('listitem')).toHaveText(['16/11/2026: 1.50 h', '20/11/2026: 2.00 h']);
    await expect(month.locator('.recharts-bar-rectangle')).toHaveCount(2);
  });

  test('the period in the URL so that it can be shared and survives reload', async ({ page, product }) => {
    const { history } = await withHours(page, product);
    await page.goto('/planilla?periodo=day');
    await history.getByRole('radio', { name: 'Mes' }).click();
    await expect(page).toHaveURL('/planilla?periodo=month&fecha=2026-11-20');
    const field = history.getByRole('textbox');
    // Another period brings another picker: nobody types into the one that is going.
    await expect(field).toHaveAttribute('placeholder', 'Selecciona mes');
    await field.fill('10/2026');
    await field.press('Enter');
    await expect(page).toHaveURL('/planilla?periodo=month&fecha=2026-10-01');
    await page.reload();
    await expect(history.getByRole('radio', { name: 'Mes' })).toBeChecked();
    await expect(history.getByRole('cell')).toHaveText(['10/2026', '1.00 h (1:00)', 'USD 7.35']);

    // Nonsense in an address is as good as nothing.
    await page.goto('/planilla?periodo=siglo&fecha=2026-02-31&empleado=nadie');
    await expect(history.getByRole('cell').first()).toHaveText('20/11/2026');
  });

  test('the people panel shows the earnings of each person in the period', async ({ page, product }) => {
    const { history } = await withHours(page, product);
    await page.goto('/planilla?periodo=day');
    const person = page.getByRole('radio', { name: /Elena Castillo/ });
    await expect(person).toHaveAccessibleName('Elena Castillo USD 14.70');
    await history.getByRole('radio', { name: 'Semana' }).click();
    await expect(person).toHaveAccessibleName('Elena Castillo USD 25.73');
  });
});
