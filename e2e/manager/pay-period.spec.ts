import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterCompany } from './arrange.ts';

/** More than a window shows. */
const MANY = 24;
const AT_ONCE = 12;

test('the period of 24 people keeps head and totals in sight, and opens a row in place (PERIOD-5 to PERIOD-7)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  for (let first = 0; first < MANY; first += AT_ONCE) {
    const crew = Array.from({ length: AT_ONCE }, async (_, n) => {
      const fullname = `Persona ${String(first + n).padStart(3, '0')}`;
      const { employee } = await newEmployee(manager, company, fullname);
      await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 10 } });
      const day = { startTime: '2026-03-05T14:00:00Z', endTime: '2026-03-05T22:00:00Z' };
      await manager.api.record.add({ body: { employeeId: employee._id, ...day, reason: 'Olvidado.' } });
    });
    await Promise.all(crew);
  }
  await page.goto('/planilla/periodo?fecha=2026-03-05');
  const table = page.getByRole('table', { name: 'Personas del período' });
  const totals = table.getByRole('rowheader', { name: 'Total · 24 personas' });
  const head = table.getByRole('columnheader', { name: 'Neto' });

  await test.step('the totals are in sight', async () => {
    await expect(table.getByRole('cell', { name: '192.00 h' })).toBeInViewport();
    await expect(totals).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('far down, head and totals are still there', async () => {
    await page.mouse.wheel(0, 600);
    await expect(table.getByText('Persona 020')).toBeInViewport();
    await expect(head).toBeInViewport();
    await expect(totals).toBeInViewport();
  });

  await test.step('a row opens by the keyboard, and stays where it is', async () => {
    const row = table.getByRole('button', { name: 'Persona 020' });
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(table.getByText('8.00 h × USD 10.00')).toBeVisible();
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('on a phone the total comes first, and a person has two lines', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(table).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText('USD 1,920.00')).toBeInViewport();
    const line = page.getByRole('button', { name: 'Persona 003' });
    expect((await line.boundingBox())?.height).toBeLessThan(70);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
