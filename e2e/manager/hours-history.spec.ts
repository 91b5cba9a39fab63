import { expect, test } from '../fixtures/product.ts';
import { withHours } from './with-hours.ts';

test.describe("hours history panel, titled 'Historial de Horas' (PAY-13)", () => {
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

    // Nonsense in an address is as good as nothing.
    await page.goto('/planilla?periodo=siglo&fecha=2026-02-31&empleado=nadie');
    await expect(history.getByRole('cell').first()).toHaveText('20/11/2026');
  });
});
