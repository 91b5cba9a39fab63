import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { newEmployee } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { addTime } from './arrange.ts';
import { newCrew, openPlanilla } from './crew.ts';
import { downloadPlanilla } from './download-planilla.ts';

/** Where hours and cost stand in a row of either file. */
const [HOURS, COST] = [5, 7];

/** Hours as the screen rounds them, and money in cents, where a sum of many is exact. */
interface Figures {
  hours: string;
  cents: number;
}

const cents = (amount: unknown) => Math.round(Number(String(amount).replaceAll(/[^\d.]/g, '')) * 100);

/** The history of the chosen employee, who has one row: a day, a week or a month. */
async function onScreen(page: Page): Promise<Figures> {
  const cells = page.getByRole('region', { name: 'Historial de Horas' }).getByRole('cell');
  const [, hours = '', cost] = await cells.allInnerTexts();
  // '4.12 h (4:07)'
  return { hours: hours.split(' h')[0] ?? '', cents: cents(cost) };
}

/** The totals of the people panel. */
async function ofAllOnScreen(page: Page): Promise<number> {
  const texts = await page.getByRole('radiogroup', { name: 'Empleados' }).locator('label').allInnerTexts();
  return texts.map((text) => cents(text.split('USD')[1])).reduce((sum, each) => sum + each, 0);
}

/** The last row, of the totals; the rows above it add up to it. */
function totalsOf(rows: readonly (readonly unknown[])[]): Figures {
  const [total = [], ...records] = rows.slice(1).toReversed();
  expect(records.map((row) => cents(row[COST])).reduce((sum, each) => sum + each, 0)).toBe(
    cents(total[COST]),
  );
  return { hours: Number(total[HOURS]).toFixed(2), cents: cents(total[COST]) };
}

/** The totals of both files of a download. */
async function downloaded(page: Page, whose: 'one' | 'all'): Promise<[csv: Figures, xlsx: Figures]> {
  const csv = await readFile(await (await downloadPlanilla(page, whose, 'CSV')).path(), 'utf8');
  const book = await readFile(await (await downloadPlanilla(page, whose, 'Excel (XLSX)')).path());
  const lines = csv.trimEnd().split('\r\n');
  const [sheet] = await readExcelFile(book);
  // Nobody's name or project here has a comma in it.
  return [totalsOf(lines.map((line) => line.split(','))), totalsOf(sheet?.data ?? [])];
}

test('the totals of CSV and XLSX equal the screen to the cent, for one employee and for the whole company', async ({
  page,
  product,
}) => {
  const crew = await newCrew(product.origin);
  const { manager, employee, company } = crew;
  const { employee: colleague } = await newEmployee(manager, company, 'Zoila Xol');
  await manager.api.employee.update({ params: { id: colleague._id }, body: { hourlyRate: 12.35 } });
  await crew.worked('08:00', '12:07');
  // Across the edges of day, week and month, each with half a cent to share.
  for (const [id, from, to] of [
    [employee._id, '2026-03-02T05:30:00Z', '2026-03-02T06:41:00Z'],
    [employee._id, '2026-03-06T05:30:00Z', '2026-03-06T06:30:00Z'],
    [employee._id, '2026-04-01T05:31:00Z', '2026-04-01T06:30:00Z'],
    [colleague._id, '2026-03-01T05:30:00Z', '2026-03-01T06:30:00Z'],
    [colleague._id, '2026-03-05T05:30:00Z', '2026-03-05T06:30:00Z'],
    [colleague._id, '2026-03-09T05:30:00Z', '2026-03-09T06:30:00Z'],
  ] as const) {
    await addTime(manager, id, from, to);
  }
  await openPlanilla(page, crew, { empleado: employee._id });
  for (const period of ['Día', 'Semana', 'Mes']) {
    const history = page.getByRole('region', { name: 'Historial de Horas' });
    await history.getByRole('radio', { name: period }).click();
    await expect(history.getByRole('radio', { name: period })).toBeChecked();
    await expect(history.getByRole('cell').first()).toHaveText(
      { Día: '5/3/2026', Semana: 'Semana 10, 2026', Mes: '3/2026' }[period] ?? '',
    );
    const [own, ownBook] = await downloaded(page, 'one');
    expect(own.cents).toBeGreaterThan(0);
    expect(ownBook, `${period}, one employee`).toEqual(own);
    await expect.poll(() => onScreen(page), `${period}, one employee`).toEqual(own);
    const [all, allBook] = await downloaded(page, 'all');
    expect(all.cents).toBeGreaterThan(own.cents);
    expect(allBook, `${period}, the whole company`).toEqual(all);
    await expect.poll(() => ofAllOnScreen(page), `${period}, the whole company`).toBe(all.cents);
  }
});
