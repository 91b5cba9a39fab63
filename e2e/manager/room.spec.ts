import type { Page } from '@playwright/test';
import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterCompany } from './arrange.ts';
import { newCrew, openPlanilla } from './crew.ts';

/** The elements hidden behind the edge of the page, or of anything that scrolls. */
async function expectWholeInSight(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    const element = page.getByRole('list').getByText(text).first();
    await element.scrollIntoViewIfNeeded();
    await expect(element).toBeInViewport({ ratio: 1 });
  }
}

test.describe('where a table has no room a row becomes a card, beside an open panel too (DESIGN-9)', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('the records of the planilla show all of a record, what was done to it included', async ({
    page,
    product,
  }) => {
    const crew = await newCrew(product.origin);
    await crew.worked('08:00', '12:00');
    await openPlanilla(page, crew);
    const cards = page.getByRole('list', { name: 'Registros' });
    await expect(cards.getByRole('listitem')).toHaveCount(1);
    await expectWholeInSight(page, [/^5\/3\/26, 8:00/, 'USD 42.00', /^agregado/, 'Sin proyecto']);
    await expect(page.getByRole('button', { name: 'Corregir: 5/3/26, 8:00' })).toBeInViewport({ ratio: 1 });
    // Three columns without actions have room enough.
    await expect(page.getByRole('table', { name: 'Historial de Horas' })).toBeVisible();
    // Scrolled down, the head of the page covers half a button.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });

  test('people are cards until the panel is folded away', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company, 'María Fernanda de los Ángeles Cúmez');
    await page.goto('/employees');
    // It begins folded at this width (COMPANY-12).
    await expect(page.getByRole('table', { name: 'Empleados' })).toBeVisible();
    await page.getByRole('button', { name: 'Expandir el panel' }).click();
    await expect(page.getByRole('list', { name: 'Empleados' })).toBeVisible();
    await expectWholeInSight(page, [employee.fullname, employee.email, '5555-0100']);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Contraer el panel' }).click();
    await expect(page.getByRole('table', { name: 'Empleados' })).toBeVisible();
  });
});

test('a dialog that opens moves nothing of the page below it, be that shorter or longer than the window', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  await newEmployee(manager, company);
  for (const height of [900, 200]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/employees');
    const add = page.getByText('+ Nuevo Empleado');
    const row = page.getByRole('row').filter({ hasText: 'Elena Empleada' });
    await row.hover();
    const before = await add.boundingBox();
    await row.getByRole('button', { name: /^Borrar/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(() => add.boundingBox(), `in a window ${height} px high`).toEqual(before);
  }
});
