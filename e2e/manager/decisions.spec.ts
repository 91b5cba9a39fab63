import type { OwnerDay, Waiting } from '@faena/shared/schemas';
import type { Page } from '@playwright/test';
import { enterAs, newCompany, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const AT = '2026-11-30T15:12:00.000Z';
const NAMES = ['Xelawa Construcciones, S.A.', 'Cafetalera Xelawa, S.A. de C.V.', 'Transportes Xelawa, S.A.'];

/** Answers this day instead of the one of the database, which no browser test fills in so many ways. */
async function answerDay(page: Page, day: OwnerDay | null): Promise<void> {
  await page.unroute('**/api/owner/day');
  await page.route('**/api/owner/day', (route) => (day ? route.fulfill({ json: day }) : route.abort()));
}

test('the decisions on home fit every width, many, none or failed; axe finds nothing in both themes (DAY-2, DAY-6)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin, 'Mariana Castellanos Recinos');
  const ids: string[] = [];
  for (const name of NAMES) ids.push((await newCompany(manager, name))._id);
  await enterAs(page, manager);
  const line = (
    kind: Waiting['kind'],
    counts: readonly [at: number, count: number][],
    rest: Partial<Waiting>,
  ): Waiting => ({
    ...{ kind, since: '2026-11-27', names: [], causes: [], unpricedHours: 0 },
    count: counts.reduce((sum, [, count]) => sum + count, 0),
    companies: counts.map(([at, count]) => ({
      ...{ companyId: ids[at] ?? '', count, since: '2026-11-27' },
      ...{ date: null, employeeId: null },
    })),
    ...rest,
  });
  const people = (at: number, [working, all, missing, late]: readonly [number, number, number, number]) =>
    ({ companyId: ids[at] ?? '', people: all, working, lunch: 1, missing, late }) as const;
  const companies = [people(0, [21, 26, 4, 2]), people(1, [11, 14, 2, 0]), people(2, [7, 9, 1, 0])];
  await answerDay(page, {
    at: AT,
    companies,
    waiting: [
      line('overdue', [[1, 2]], { since: '2026-11-15', causes: [{ cause: 'unclosed', count: 2 }] }),
      line(
        'claims',
        [
          [0, 1],
          [1, 1],
        ],
        { names: ['José Luis Ajú Tzoc', 'Edwin Alexander Menjívar'] },
      ),
      line(
        'requests',
        [
          [1, 2],
          [0, 1],
        ],
        { names: ['Ana Lucía Pineda', 'Edwin Alexander Menjívar'] },
      ),
      line(
        'reviews',
        [
          [0, 10],
          [2, 1],
          [1, 1],
        ],
        {
          causes: [
            { cause: 'crew', count: 9 },
            { cause: 'denied', count: 1 },
            { cause: 'uncertain', count: 2 },
          ],
        },
      ),
      line('rateless', [[2, 2]], { names: ['Dora Patricia Solís', 'Hugo Leonel Puac'], unpricedHours: 31.5 }),
    ],
  });
  await page.goto('/home');
  const decisions = page.getByRole('region', { name: 'Por decidir' });
  await expect(decisions.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('39 de 49 trabajando').first()).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'home-decisions');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }

  await answerDay(page, { at: AT, companies, waiting: [] });
  await page.reload();
  await expect(decisions).toContainText('Nada por decidir.');
  await shoot(page, 'home-quiet');

  await answerDay(page, null);
  await page.reload();
  await expect(decisions.getByRole('alert')).toContainText('No se pudo leer lo que falta por decidir.');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: NAMES[0] ?? '' })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'home-failing');
});
