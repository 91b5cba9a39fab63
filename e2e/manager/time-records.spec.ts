import type { Page } from '@playwright/test';
import { enterAs, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { newCrew, openPlanilla } from './crew.ts';

const records = (page: Page) => page.getByRole('table', { name: 'Registros' });
const row = (page: Page, start: string) => records(page).getByRole('row').filter({ hasText: start });
const cells = (page: Page, start: string) => row(page, start).getByRole('cell').allInnerTexts();
const dialog = (page: Page) => page.getByRole('dialog');

async function correct(page: Page, start: string): Promise<void> {
  await row(page, start).hover();
  await page.getByRole('button', { name: `Corregir: 5/3/26, ${start}` }).click();
}

test('a manager can correct a record (start, end, project), with a reason; who, when, old and new values are kept and shown on the record', async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  await crew.worked('08:00', '12:00');
  await openPlanilla(page, crew);
  await expect(records(page).getByRole('columnheader')).toHaveText([
    'Elegir todos',
    'Inicio',
    'Fin',
    'Horas',
    'Costo',
    'Cierre',
    'Proyecto',
    'Acciones',
  ]);
  expect((await cells(page, '8:00')).slice(1, 5)).toEqual([
    '5/3/26, 8:00',
    '12:00',
    '4.00 h (4:00)',
    'USD 42.00',
  ]);
  await expect(row(page, '8:00')).toContainText('Sin proyecto');

  await correct(page, '8:00');
  await expect(dialog(page)).toHaveAccessibleName('Corregir registro');
  await expect(dialog(page)).toContainText('Hora de America/Guatemala.');
  await dialog(page).getByLabel('Hora de inicio').fill('07:30');
  await dialog(page).getByLabel('Proyecto').selectOption('Muelle');
  await dialog(page).getByLabel('Motivo').fill('Entró antes.');
  await expect(dialog(page)).toContainText('Duración: 4.50 h');
  await expectAccessible(page);
  await shoot(page, 'record-correct');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page)).toBeHidden();

  // Costs follow the rate kept with the record, and so do the figures above.
  await expect(row(page, '7:30')).toContainText('USD 47.25');
  await expect(row(page, '7:30')).toContainText('Muelle');
  await expect(page.getByRole('definition').filter({ hasText: 'USD 47.25' })).toBeVisible();

  await row(page, '7:30')
    .getByRole('button', { name: /^corregido/ })
    .click();
  const last = dialog(page).getByRole('listitem').first();
  await expect(last).toContainText('Corregido por Marta Gestora');
  await expect(last).toContainText('Entró antes.');
  await expect(last.getByRole('definition')).toHaveText([
    /de 5\/3\/26, 8:00\s*a 5\/3\/26, 7:30/,
    /de Sin proyecto\s*a Muelle/,
  ]);
  await expect(dialog(page).getByRole('listitem').last()).toContainText('Agregado por Marta Gestora');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row(page, '7:30').getByRole('button', { name: /^corregido/ })).toBeFocused();
  await expectAccessible(page);
  await shoot(page, 'time-records');
});

test('the employee sees the corrections of their own records', async ({ page, product }) => {
  const crew = await newCrew(product.origin);
  const { _id } = await crew.worked('08:00', '12:00');
  await crew.manager.api.record.correct({
    params: { id: _id },
    body: { startTime: '2026-03-05T13:30:00.000Z', reason: 'Entró antes.' },
  });
  await enterAs(page, await signIn(product.origin, crew.credentials));
  await page.goto('/employee/time-tracker');
  await page.getByRole('button', { name: /^corregido/ }).click();
  const last = dialog(page).getByRole('listitem').first();
  await expect(last).toContainText('Corregido por Marta Gestora');
  await expect(last).toContainText('Entró antes.');
  await expect(last.getByRole('definition')).toHaveText([/de 5\/3\/26, 8:00\s*a 5\/3\/26, 7:30/]);
  await expectAccessible(page);
  await shoot(page, 'record-corrections');
});

test('and add a forgotten one, with a reason, with the keyboard alone', async ({ page, product }) => {
  const crew = await newCrew(product.origin);
  await openPlanilla(page, crew);
  await expect(page.getByText('Sin registros en este período.')).toBeVisible();

  await page.getByRole('button', { name: 'Agregar registro' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Agregar registro');
  await expect(page.getByLabel('Día de inicio')).toBeFocused();
  await expect(page.getByLabel('Día de inicio')).toHaveValue('05/03/2026');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Este dato es necesario.')).toHaveCount(3);
  await expectAccessible(page);

  await page.getByLabel('Hora de inicio').focus();
  // A field shows a time of 24 hours, however it is typed, in every language of the browser.
  await page.keyboard.type('0800');
  await page.getByLabel('Hora de fin').focus();
  await page.keyboard.type('1:15 pm');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Hora de fin')).toHaveValue('13:15');
  await expect(dialog(page).getByRole('option', { name: 'Muelle' })).toBeAttached();
  await page.getByLabel('Proyecto').focus();
  await page.keyboard.type('Muelle');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sin teléfono ese día.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(row(page, '8:00')).toContainText('USD 55.13');
  await expect(page.getByRole('button', { name: 'Agregar registro' })).toBeFocused();
  expect(await crew.records()).toMatchObject([
    {
      startTime: '2026-03-05T14:00:00.000Z',
      endTime: '2026-03-05T19:15:00.000Z',
      projectName: 'Muelle',
      corrections: [{ kind: 'added', reason: 'Sin teléfono ese día.' }],
    },
  ]);
});

test('records cannot overlap for one person: the server’s message stands at the form, times that cannot be at their fields', async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  await crew.worked('08:00', '12:00');
  await crew.worked('13:00', '17:00');
  await openPlanilla(page, crew);
  await correct(page, '13:00');
  const save = dialog(page).getByRole('button', { name: 'Guardar' });
  await dialog(page).getByLabel('Motivo').fill('Almuerzo corto.');
  await save.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Nada ha cambiado: ni el inicio, ni el fin, ni el proyecto.',
  );

  await dialog(page).getByLabel('Hora de inicio').fill('11:59');
  await save.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Se cruza con otro registro de la misma persona.');
  await expectAccessible(page);
  await shoot(page, 'record-overlap');

  await dialog(page).getByLabel('Hora de fin').fill('11:00');
  await save.click();
  await expect(dialog(page).getByLabel('Hora de fin')).toHaveAccessibleDescription(
    'El fin no es posterior al inicio.',
  );
  await dialog(page).getByLabel('Día de fin').fill('31/12/2899');
  await save.click();
  await expect(dialog(page).getByLabel('Hora de fin')).toHaveAccessibleDescription(
    'El fin está en el futuro.',
  );
  const kept = (await crew.records()).map(({ startTime, endTime }) => [startTime, endTime]);
  expect(kept).toEqual([
    ['2026-03-05T19:00:00.000Z', '2026-03-05T23:00:00.000Z'],
    ['2026-03-05T14:00:00.000Z', '2026-03-05T18:00:00.000Z'],
  ]);
});
