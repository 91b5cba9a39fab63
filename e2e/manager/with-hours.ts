import type { Page } from '@playwright/test';
import { newEmployee } from '../fixtures/api.ts';
import type { Product } from '../fixtures/start-product.ts';
import { addTime, enterCompany } from './arrange.ts';

/** Friday 20 November 2026, 09:00 in Guatemala. */
const NOW = '2026-11-20T15:00:00.000Z';

/** Somebody who worked 1.5 h on Monday 16, 2 h on Friday 20 and 1 h on 31 October, at 7.35 an hour. */
export async function withHours(
  page: Page,
  product: Product,
): Promise<{ history: ReturnType<Page['getByRole']> }> {
  const { manager, company } = await enterCompany(page, product);
  const { employee } = await newEmployee(manager, company, 'Elena Castillo');
  await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 7.35 } });
  await addTime(manager, employee._id, '2026-10-31T14:00:00.000Z', '2026-10-31T15:00:00.000Z');
  await addTime(manager, employee._id, '2026-11-16T14:00:00.000Z', '2026-11-16T15:30:00.000Z');
  await addTime(manager, employee._id, '2026-11-20T12:00:00.000Z', '2026-11-20T14:00:00.000Z');
  await page.clock.setFixedTime(NOW);
  const history = page.getByRole('region', { name: 'Historial de Horas' });
  return { history };
}
