import type { Company } from '@faena/shared/schemas';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from '../fixtures/api.ts';
import { cents, costOfMore, recompute } from '../fixtures/recompute.ts';
import { downloadRun } from '../fixtures/run-files.ts';

/** The additions and deductions of the companies of the demo data, and the amount typed for one of their
 * people. */
const EXTRAS = {
  fixedCents: 11_538n,
  deductedHundredths: 483n,
  typedCents: { oreyes: -7_500n },
};
/** By how much a closed day of one of them was made longer. */
const MINUTES_LATER: Readonly<Record<string, bigint>> = { lquiej: 45n };

/** The screen, the API and each file say the same of everybody as plain arithmetic over the exported records. */
export async function expectRecomputed(
  page: Page,
  { api }: Caller,
  { _id: companyId }: Company,
): Promise<void> {
  const [run] = await api.run.list({ query: { companyId } });
  if (!run) throw new Error('There is no run');
  const slips = await api.run.slips({ params: { id: run._id } });
  const exportOf = async (startDate: string, endDate: string, employeeId?: string) => {
    const query = {
      companyId,
      startDate,
      endDate,
      format: 'csv',
      ...(employeeId && { employeeId }),
    } as const;
    return (await api.payroll.export({ query })).text();
  };
  const adjustedCents: Record<string, bigint> = {};
  for (const { username, employeeId, adjustments } of slips) {
    expect(adjustments.length, `adjustments of ${username}`).toBe(username in MINUTES_LATER ? 1 : 0);
    for (const { date } of adjustments) {
      const day = await exportOf(date, date, employeeId);
      adjustedCents[username] = costOfMore(day, MINUTES_LATER[username] ?? 0n);
    }
  }
  const people = recompute(await exportOf(run.startDate, run.endDate), { ...EXTRAS, adjustedCents });
  const total = { gross: 0n, net: 0n };
  for (const { gross, net } of people.values()) {
    total.gross += gross;
    total.net += net;
  }

  const told = slips.map(({ username, gross, net }) => [username, moneyOf(gross, net)] as const);
  expect(new Map(told)).toEqual(people);
  expect(moneyOf(run.gross, run.net)).toEqual(total);
  for (const { username, fullname } of slips) {
    await expect
      .poll(() => moneyIn(page.getByRole('row').filter({ hasText: fullname })), fullname)
      .toEqual(people.get(username));
  }
  await expect.poll(() => moneyIn(page.getByRole('row', { name: /^Total/ }))).toEqual(total);
  const { csv, xlsx, pdf } = await downloadRun(page);
  expect(csv).toEqual({ people, total });
  expect(xlsx).toEqual({ people, total });
  expect(pdf).toEqual({ people });
}

/** Gross and net of a row of the period screen. */
async function moneyIn(row: Locator) {
  await expect(row.getByRole('cell').nth(2)).toHaveText(/^Q[\d,]+\.\d\d$/);
  const texts = await row.getByRole('cell').allInnerTexts();
  return { gross: cents(texts[2] ?? ''), net: cents(texts[5] ?? '') };
}

export const inCents = (money: number) => BigInt(Math.round(money * 100));
const moneyOf = (gross: number, net: number) => ({ gross: inCents(gross), net: inCents(net) });
