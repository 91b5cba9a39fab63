import type { Page } from '@playwright/test';
import { enterAs, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { newCrew, openPlanilla } from './crew.ts';

const records = (page: Page) => page.getByRole('table', { name: 'Registros' });
const row = (page: Page, start: string) => records(page).getByRole('row').filter({ hasText: start });
const dialog = (page: Page) => page.getByRole('dialog');
const total = (page: Page) => page.getByRole('definition').filter({ hasText: /^USD/ }).last();

test('a manager splits a record, chooses several with the keyboard and voids them, and restores one; the employee sees act, author and reason (TIME-40, TIME-41, TIME-42)', async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  await crew.worked('06:00', '07:00');
  await crew.worked('08:00', '12:00');
  await crew.worked('13:00', '14:00');
  await openPlanilla(page, crew);
  await expect(total(page)).toHaveText('USD 63.00');

  await row(page, '8:00')
    .getByRole('button', { name: /^Dividir/ })
    .click();
  await dialog(page).getByLabel('Dividir a las').fill('09:30');
  await dialog(page).getByLabel('Proyecto: Segunda parte').selectOption('Muelle');
  await dialog(page).getByLabel('Motivo').fill('Después fue al muelle.');
  await expect(dialog(page).getByRole('group')).toContainText([/9:30\s*1\.50 h/, /12:00\s*2\.50 h/]);
  await expectAccessible(page);
  await shoot(page, 'record-split');
  await dialog(page).getByRole('button', { name: 'Dividir' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, '9:30').filter({ hasText: '2.50 h' })).toContainText('Muelle');
  await expect(total(page)).toHaveText('USD 63.00');

  const first = records(page).getByRole('checkbox', { name: 'Elegir: 5/3/26, 13:00' });
  await first.focus();
  await page.keyboard.press('Space');
  await records(page).getByRole('checkbox', { name: 'Elegir: 5/3/26, 6:00' }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Registros elegidos' });
  await expect(bar).toContainText('2 seleccionados');
  await expectAccessible(page);
  await shoot(page, 'records-chosen');
  await bar.getByRole('button', { name: 'Anular' }).focus();
  await page.keyboard.press('Enter');
  // Playwright inserts an accented letter without a key: it goes to the focused field alone.
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Marcó por error.');
  await expectAccessible(page);
  await shoot(page, 'records-void');
  await dialog(page).getByRole('button', { name: 'Anular' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(row(page, '13:00')).toContainText('Anulado');
  await expect(row(page, '6:00')).toContainText('Anulado');
  await expect(total(page)).toHaveText('USD 42.00');
  await expectAccessible(page);
  await shoot(page, 'records-voided');

  await row(page, '6:00')
    .getByRole('button', { name: /^Restaurar/ })
    .click();
  await dialog(page).getByLabel('Motivo').fill('Sí trabajó.');
  await dialog(page).getByRole('button', { name: 'Restaurar' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(total(page)).toHaveText('USD 52.50');

  await enterAs(page, await signIn(product.origin, crew.credentials));
  await page.goto('/employee/time-tracker');
  await page
    .getByRole('row')
    .filter({ hasText: 'Anulado' })
    .getByRole('button', { name: /ver los cambios/ })
    .click();
  const last = dialog(page).getByRole('listitem').first();
  await expect(last).toContainText('Anulado por Marta Gestora');
  await expect(last).toContainText('Marcó por error.');
  await expectAccessible(page);
  await shoot(page, 'own-record-voided');
});

test('the change of another manager is shown beside the typed text, and kept (TIME-43)', async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  const { _id } = await crew.worked('08:00', '12:00');
  await openPlanilla(page, crew);
  await row(page, '8:00')
    .getByRole('button', { name: /^Corregir/ })
    .click();
  await dialog(page).getByLabel('Hora de fin').fill('13:00');
  await dialog(page).getByLabel('Motivo').fill('Salió más tarde.');
  const body = { startTime: '2026-03-05T13:30:00.000Z', reason: 'Entró antes.' };
  await crew.manager.api.record.correct({ params: { id: _id }, body });
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Entró antes.');
  await expect(dialog(page).getByLabel('Hora de inicio')).toHaveValue('07:30');
  await expect(dialog(page).getByLabel('Hora de fin')).toHaveValue('13:00');
  await expectAccessible(page);
  await shoot(page, 'record-changed-meanwhile');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, '7:30')).toContainText('5.50 h');
});
