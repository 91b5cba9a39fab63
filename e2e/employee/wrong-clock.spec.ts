import { expect, test } from '../fixtures/product.ts';
import { headerClock, logIn, newWorker } from './worker.ts';

const DAY_MS = 86_400_000;

for (const [wrong, offset] of [
  ['behind by a day', -DAY_MS],
  ['ahead by a day', DAY_MS],
  ['behind by years', Date.parse('2020-02-29T12:00:00Z') - Date.now()],
] as const) {
  test(`the clock of the person’s computer being wrong changes nothing (server time only): ${wrong}`, async ({
    page,
    product,
  }) => {
    const worker = await newWorker(product.origin);
    await page.clock.install({ time: Date.now() + offset });
    const before = Date.now();
    await logIn(page, worker);

    // Since the start, as the server has it.
    await expect(headerClock(page)).toHaveText(/^0:0\d:\d\d$/);
    const hero = page.getByRole('region', { name: 'Tiempo de trabajo' });
    await expect(hero.getByRole('timer')).toHaveText(/^0:0\d$/);
    const [begun] = await worker.records();
    const { timezone } = worker.company;
    const since = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone: timezone });
    await expect(hero).toContainText(
      `En curso desde las ${since.format(new Date(begun?.startTime ?? Number.NaN))}`,
    );

    await page.getByRole('button', { name: 'Detener registro' }).click();
    await expect.poll(worker.records).toMatchObject([{ endReason: 'manual' }]);
    const after = Date.now();
    const [record] = await worker.records();
    const [start, end] = [Date.parse(record?.startTime ?? ''), Date.parse(record?.endTime ?? '')];
    expect(start).toBeGreaterThanOrEqual(before);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(after);
    expect((record?.durationHours ?? 0) * 3_600_000).toBeCloseTo(end - start, 3);
  });
}
