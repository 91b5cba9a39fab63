import type { Company } from '@faena/shared/schemas';
import type { Locator, Page } from '@playwright/test';
import { type Caller, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { cents, recompute } from '../fixtures/recompute.ts';

test.use({ demoData: true, actionTimeout: 15_000 });

/** What the companies of the demo data add to pay and deduct from it, and what was typed for one of their people. */
const EXTRAS = {
  fixedCents: 11_538n,
  deductedHundredths: 483n,
  typedCents: { oreyes: -7_500n },
};
const PASSWORD = 'faena-demo';

test('the fortnight of three companies: from the sign-in to closed runs, equal to what their records come to (PERIOD-5, RUN-1, RUN-4)', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const manager = await signIn(product.origin, { username: 'gestor', password: PASSWORD });
  const companies = await manager.api.company.mine();
  const find = (name: string) => {
    const company = companies.find((each) => each.name.startsWith(name));
    if (!company) throw new Error(`The demo data has no ${name}`);
    return company;
  };
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };

  await test.step('one in which nothing stands in the way takes six presses', async () => {
    const company = find('Transportes');
    await page.goto('/login');
    await page.getByLabel('Username').fill('gestor');
    await page.getByLabel('Password').fill(PASSWORD);
    await press(page.getByRole('button', { name: 'Log In' }));
    await press(page.getByRole('link', { name: company.name }));
    await openPeriod(page, press);
    await close(page, press);
    expect(presses).toBeLessThanOrEqual(6);
    await expectRecomputed(page, manager, company);
  });

  await test.step('another one likewise', async () => {
    const company = find('Cafetalera');
    await enter(page, company);
    await openPeriod(page, press);
    await close(page, press);
    await expectRecomputed(page, manager, company);
  });

  await test.step('one with a record por revisar and an open request is closed once both are settled in place', async () => {
    const company = find('Xelawa Construcciones');
    await enter(page, company);
    await openPeriod(page, press);
    await page.getByRole('button', { name: /^Revisar \(2\)/ }).click();
    const list = page.getByRole('region', { name: 'Antes de cerrar' });
    await list.getByRole('button', { name: /^Confirmar: María Fernanda Cúmez/ }).click();
    await list.getByRole('button', { name: /^Decidir: José Luis Ajú Tzoc/ }).click();
    await list.getByRole('button', { name: /^Aceptar(?! con)/ }).click();
    await expect(list.getByText('Nada impide cerrar.')).toBeVisible();
    await close(page, press);
    await expectRecomputed(page, manager, company);
  });
});

async function enter(page: Page, company: Company): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: company.name }).click();
}

type Press = (what: Locator) => Promise<void>;

async function openPeriod(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('link', { name: 'Planilla', exact: true }).first());
  await press(page.getByRole('link', { name: 'Período de pago' }));
}

async function close(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Cerrar', exact: true }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Cerrar período' }));
  await expect(page.getByText('Cerrado · corrida 5')).toBeVisible();
}

/** The screen and the export say the same of everybody as plain arithmetic over the exported records. */
async function expectRecomputed(page: Page, { api }: Caller, { _id: companyId }: Company): Promise<void> {
  const [run] = await api.run.list({ query: { companyId } });
  if (!run) throw new Error('There is no run');
  const { startDate, endDate } = run;
  const file = await api.payroll.export({ query: { companyId, startDate, endDate, format: 'csv' } });
  const people = recompute(await file.text(), EXTRAS);
  const slips = await api.run.slips({ params: { id: run._id } });
  expect(slips.map(({ username }) => username).sort()).toEqual([...people.keys()].sort());
  let sum = 0n;
  for (const { username, fullname, gross, net } of slips) {
    const paid = people.get(username);
    expect([fullname, inCents(gross), inCents(net)]).toEqual([fullname, paid?.gross, paid?.net]);
    const row = page.getByRole('row').filter({ hasText: fullname });
    await expect(row.getByRole('cell').nth(2)).toHaveText(/^Q[\d,]+\.\d\d$/);
    const shown = await row.getByRole('cell').allInnerTexts();
    expect([fullname, cents(shown[2] ?? ''), cents(shown[5] ?? '')]).toEqual([
      fullname,
      paid?.gross,
      paid?.net,
    ]);
    sum += paid?.net ?? 0n;
  }
  expect(inCents(run.net)).toBe(sum);
  const totals = await page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .allInnerTexts();
  expect(cents(totals.at(-1) ?? '')).toBe(sum);
}

const inCents = (money: number) => BigInt(Math.round(money * 100));
