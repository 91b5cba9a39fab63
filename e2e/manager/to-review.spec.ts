import { expect, type Page } from '@playwright/test';
import { type ServerClock, test } from '../employee/shifted-product.ts';
import { signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { shoot } from '../fixtures/shots.ts';
import { type Crew, newCrew, openPlanilla } from './crew.ts';

const LONG_AGO = { fecha: '2026-03-05' };
const rows = (page: Page) => page.getByRole('table', { name: 'Registros' }).locator('tbody').getByRole('row');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'por revisar.' });

/** Starts each record, and loses its signal after a minute, so that it waits for review. */
async function loseSignal(
  origin: string,
  { credentials, employee, records }: Crew,
  serverClock: ServerClock,
  times: number,
): Promise<void> {
  const { api } = await signIn(origin, credentials);
  for (let lost = 1; lost <= times; lost += 1) {
    const { _id: timesheetId } = await api.record.start({ body: { employeeId: employee._id } });
    await serverClock.advance(1);
    await api.record.heartbeat({ body: { timesheetId } });
    // As many minutes as it takes for the server to look, which it does every half minute.
    const waiting = async () => {
      await serverClock.advance(2);
      return (await records()).filter(({ needsReview }) => needsReview).length;
    };
    await expect.poll(waiting).toBe(lost);
  }
}

test("the reason why a record ended is shown ('por revisar' until a manager confirms or corrects it); the planilla counts those that wait", async ({
  page,
  product,
  serverClock,
}) => {
  const crew = await newCrew(product.origin);
  await loseSignal(product.origin, crew, serverClock, 2);
  await openPlanilla(page, crew, LONG_AGO);
  await expect(notice(page)).toContainText('2 registros por revisar.');
  await expect(page.getByRole('radio', { name: /Elena Empleada.*2 por revisar/ })).toBeVisible();
  await expect(page.getByText('Sin registros en este período.')).toBeVisible();

  // They are of another day than the one that is shown.
  await page.getByRole('link', { name: 'Elena Empleada (2)' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Señal perdida');
  await expect(rows(page).first()).toContainText('por revisar');
  await expectAccessible(page);
  await shoot(page, 'time-records-to-review');

  await rows(page).first().hover();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Confirmar/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await expect(notice(page)).toContainText('1 registro por revisar.');

  await rows(page).first().hover();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Corregir/ })
    .click();
  await page.getByRole('dialog').getByLabel('Proyecto').selectOption('Muelle');
  await page.getByRole('dialog').getByLabel('Motivo').fill('Estaba en el muelle.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Nada por revisar.')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('radio', { name: /Elena Empleada.*por revisar/ })).toBeHidden();
  const kinds = (await crew.records()).map(({ endReason, corrections }) => [endReason, corrections[0]?.kind]);
  expect(kinds).toEqual([
    ['lost_signal', 'confirmed'],
    ['lost_signal', 'corrected'],
  ]);
});
