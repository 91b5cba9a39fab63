import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { withHours } from './with-hours.ts';

test.describe("hours history panel, titled 'Historial de Horas' (PAY-13)", () => {
  test('the picker writes days and weeks as dd/MM/yyyy and months as MM/yyyy, and its placeholder names the period (PAY-13)', async ({
    page,
    product,
  }) => {
    const { history } = await withHours(page, product);
    await page.goto('/planilla?periodo=day');
    const field = history.getByRole('textbox');
    for (const [period, placeholder, typed, cells] of [
      ['Día', 'Selecciona día', '16/11/2026', ['16/11/2026', '1.50 h (1:30)', 'USD 11.03']],
      ['Semana', 'Selecciona semana', '17/11/2026', ['Semana 47, 2026', '3.50 h (3:30)', 'USD 25.73']],
      ['Mes', 'Selecciona mes', '10/2026', ['10/2026', '1.00 h (1:00)', 'USD 7.35']],
    ] as const) {
      await history.getByRole('radio', { name: period }).click();
      // Another period brings another picker: nobody types into the one that is going.
      await expect(field).toHaveAttribute('placeholder', placeholder);
      await field.fill('');
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect(history.getByText('Sin datos')).toBeVisible();
      await field.fill(typed);
      await field.press('Enter');
      await expect(history.getByRole('cell')).toHaveText([...cells]);
      await expect(field).toHaveValue(typed);
    }

    await history.getByRole('button', { name: 'Elegir la fecha' }).press('Enter');
    const months = page.getByRole('dialog', { name: 'Elegir la fecha' });
    await expect(months.getByRole('button', { name: 'octubre de 2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await shoot(page, 'manager-planilla-months');
    await months.getByRole('button', { name: 'noviembre de 2026' }).press('Enter');
    await expect(field).toHaveValue('11/2026');
    await expect(history.getByRole('button', { name: 'Elegir la fecha' })).toBeFocused();

    await history.getByRole('radio', { name: 'Día' }).click();
    await history.getByRole('button', { name: 'Elegir la fecha' }).click();
    const days = page.getByRole('dialog', { name: 'Elegir la fecha' });
    // The names of the days are drawn for the eye alone: each day says its own.
    await expect(days.locator('th').first()).toHaveText(/^lu/i);
    await expect(days.getByRole('gridcell').first()).toHaveAccessibleName(/^lunes/);
    await expectAccessible(page);
    await days.getByRole('button', { name: /16 de noviembre/ }).click();
    await expect(field).toHaveValue('16/11/2026');
    await expect(history.getByRole('cell').first()).toHaveText('16/11/2026');
  });
});
