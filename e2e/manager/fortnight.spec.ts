import type { Company, Slip } from '@faena/shared/schemas';
import type { Locator, Page } from '@playwright/test';
import { type Caller, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { expectRecomputed, inCents } from './expect-recomputed.ts';

test.use({ demoData: true, catchMail: true, actionTimeout: 15_000 });

const PASSWORD = 'faena-demo';
const DORA = 'Dora Patricia Solís';
const HUGO = 'Hugo Leonel Puac';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('the fortnight of three companies: from the sign-in to slips that are paid and answered, equal to what their records come to (PERIOD-5, RUN-1, RUN-4, SLIP-3, ANSWER-1, ANSWER-2, ANSWER-5)', async ({
  browser,
  page,
  product,
  mailCatcher,
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
  const openAs = async (options: Parameters<typeof browser.newContext>[0] = {}) => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'es-GT', ...options });
    return context.newPage();
  };

  await test.step('one in which nothing stands in the way takes six presses', async () => {
    const company = find('Transportes');
    await page.goto('/login');
    await page.getByLabel('Username').fill('gestor');
    await page.getByLabel('Password').fill(PASSWORD);
    await press(page.getByRole('button', { name: 'Log In' }));
    await press(cardOf(page, company));
    await openPeriod(page, press);
    await close(page, press);
    expect(presses).toBeLessThanOrEqual(6);
    await expectRecomputed(page, manager, company);
  });

  const slips = await slipsOf(manager, find('Transportes'));
  const answers = page.getByRole('region', { name: 'Respuestas a las boletas' });
  let link = '';

  await test.step('three more and all of it is paid, and every slip sent', async () => {
    presses = 0;
    await press(page.getByRole('button', { name: 'Marcar pagado', exact: true }));
    const sum = slips.reduce((all, { net }) => all + inCents(net), 0n);
    const save = page.getByRole('dialog').getByRole('button', { name: /^Marcar Q/ });
    await expect(save).toHaveText(`Marcar ${shown(sum)}`);
    await press(save);
    await expect(page.getByText('Pagado', { exact: true }).first()).toBeVisible();
    await press(answers.getByRole('button', { name: 'Enviar por correo (2)' }));
    expect(presses).toBe(3);
    await expect(answers.getByText('Entregadas al servidor de correo: 2')).toBeVisible();
    const mails = mailCatcher?.mails() ?? [];
    const addresses = await addressesOf(manager, find('Transportes'));
    expect(mails.map(({ to }) => to).sort()).toEqual([...addresses.values()].sort());
    const links = mails.map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '');
    expect(new Set(links).size).toBe(2);
    link = links[mails.findIndex(({ to }) => to === addresses.get(DORA))] ?? '';
    expect(link.startsWith(`${product.origin}/boleta?language=es#`)).toBe(true);
    await expect(answers.getByRole('listitem').filter({ hasText: HUGO })).toContainText('Correo enviado');
    for (const slip of await slipsOf(manager, find('Transportes'))) expect(slip.paid).toBe(slip.net);
  });

  await test.step('an employee signs in, reads their slip and says Conforme', async () => {
    const slip = slips.find(({ username }) => username === 'hpuac');
    const theirs = await openAs();
    await theirs.goto('/login');
    await theirs.getByLabel('Username').fill('hpuac');
    await theirs.getByLabel('Password').fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Log In' }).click();
    await theirs.getByRole('link', { name: /^\d+ boletas?$/ }).click();
    await expect(theirs).toHaveURL('/employee/boletas');
    const own = theirs.getByRole('article').first();
    await expectSlip(own, slip);
    await own.getByRole('button', { name: 'Conforme' }).click();
    const question = theirs.getByRole('alertdialog');
    await expect(question).toContainText(shown(inCents(slip?.net ?? 0)));
    await question.getByRole('button', { name: 'Conforme' }).click();
    await expect(own.getByText(/^Conforme desde/)).toBeVisible();
    await theirs.context().close();
  });

  await test.step('another one claims by the private link, on a phone and without signing in', async () => {
    const slip = slips.find(({ username }) => username === 'dsolis');
    const [day] = slip?.days ?? [];
    const theirs = await openAs(PHONE);
    const token = link.split('#')[1] ?? '';
    const told: string[] = [];
    theirs.context().on('request', async (request) => {
      // The part behind the '#' stays in the browser.
      told.push(request.url().split('#')[0] ?? '', (await request.allHeaders()).referer ?? '');
    });
    await theirs.goto(link);
    const own = theirs.getByRole('article');
    await expectSlip(own, slip);
    await expect(theirs).toHaveURL(`${product.origin}/boleta?language=es`);
    await own.getByRole('button', { name: 'Reclamo' }).click();
    await own.getByLabel('Día', { exact: true }).selectOption(day?.date ?? '');
    await own.getByLabel('Qué no está bien').fill('Falta la tarde.');
    await own.getByRole('button', { name: 'Enviar reclamo' }).click();
    await expect(own.getByText('Sin respuesta aún.')).toBeVisible();
    const claimed = (await slipsOf(manager, find('Transportes'))).find(
      ({ username }) => username === 'dsolis',
    );
    expect(claimed?.claims.map(({ date, text }) => [date, text])).toEqual([[day?.date, 'Falta la tarde.']]);

    await page.reload();
    const claim = answers.getByRole('listitem').filter({ hasText: DORA });
    await expect(claim.getByText('Falta la tarde.')).toBeVisible();
    await expect(answers.getByText(/^Conforme/)).toBeVisible();
    await answers.getByRole('button', { name: `Responder el reclamo de ${DORA}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Responder reclamo' });
    await dialog.getByLabel('Respuesta').fill('Va en la próxima quincena.');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(claim.getByText('Va en la próxima quincena.')).toBeVisible();
    await theirs.reload();
    await expect(own.getByText('Va en la próxima quincena.')).toBeVisible();

    await answers.getByRole('button', { name: `Enviar boleta: ${DORA}` }).click();
    const sending = page.getByRole('dialog', { name: 'Enviar boleta' });
    await sending.getByRole('button', { name: 'Revocar enlace' }).click();
    await expect(sending.getByText('El enlace ya no abre la boleta.')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText('Este enlace ya no abre la boleta.')).toBeVisible();

    await expect(own).toHaveCount(0);
    await theirs.context().close();
    expect(token.length).toBeGreaterThan(40);
    expect(told.filter((text) => text.includes(token))).toEqual([]);
    expect(product.output()).not.toContain(token);
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

/** The card of a company on /home; the decisions above lead to it, too. */
const cardOf = (page: Page, { _id }: Company) => page.locator(`a[href="/company/${_id}"]`);

async function enter(page: Page, company: Company): Promise<void> {
  await page.goto('/home');
  await cardOf(page, company).click();
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

/** An employee sees the amount of a slip, and each of its days. */
async function expectSlip(article: Locator, slip: Slip | undefined): Promise<void> {
  if (!slip) throw new Error('There is no slip');
  await expect(article.getByText(shown(inCents(slip.net)), { exact: true }).first()).toBeVisible();
  await expect(article.getByText(shown(inCents(slip.gross)), { exact: true }).first()).toBeVisible();
  const days = article.getByRole('region', { name: 'Días' });
  // The last line has the totals.
  await expect(days.getByRole('listitem')).toHaveCount(slip.days.length + 1);
}

async function slipsOf({ api }: Caller, { _id: companyId }: Company): Promise<Slip[]> {
  const [run] = await api.run.list({ query: { companyId } });
  return api.run.slips({ params: { id: run?._id ?? '' } });
}

/** The e-mail addresses of a run by the names of its people. */
async function addressesOf({ api }: Caller, { _id: companyId }: Company): Promise<Map<string, string>> {
  const [run] = await api.run.list({ query: { companyId } });
  const answers = await api.slip.answers({ params: { id: run?._id ?? '' } });
  return new Map(answers.map(({ fullname, email }) => [fullname, email]));
}

/** Cents as the screens write them. */
const shown = (all: bigint) =>
  `Q${(Number(all) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
