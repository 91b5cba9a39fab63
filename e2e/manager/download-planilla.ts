import type { Download, Page } from '@playwright/test';

/** Downloads the planilla of the chosen period, of the chosen employee or of the whole company. */
export async function downloadPlanilla(
  page: Page,
  whose: 'one' | 'all',
  format: 'CSV' | 'Excel (XLSX)',
): Promise<Download> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar planilla' }).click();
  const items = page.getByRole('menuitem', { name: format });
  await (whose === 'one' ? items.first() : items.last()).click();
  return saved;
}
