import type { Page } from '@playwright/test';
import { newAccount } from '../fixtures/accounts.ts';
import { activate, enterAs, newCompany, newManager, signIn, unique } from '../fixtures/api.ts';
import { expect } from '../fixtures/product.ts';
import { type Texts, test } from './in-a-language.ts';
import { AccountWalk, linkFor } from './walk-account.ts';

const { step } = test;

// The options of the account's walk, so that both share a worker.
test.use({ catchMail: true, language: 'original' });

const CHOSEN = 'secreto-1';

/** Makes the account that a link invites to, and signs in with it. */
async function accept(
  page: Page,
  { invitations: { opened }, chosen }: Texts,
  fields: Partial<Record<'email' | 'phone', string>> & { readonly username: string },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: opened.title })).toBeVisible();
  for (const [name, value] of Object.entries({ fullname: 'Nueva Persona', ...fields })) {
    await page.getByLabel(opened[name as keyof typeof fields | 'fullname'], { exact: true }).fill(value);
  }
  await page.getByLabel(chosen.password, { exact: true }).fill(CHOSEN);
  await page.getByLabel(chosen.confirmation, { exact: true }).fill(CHOSEN);
  await page.getByRole('button', { name: opened.submit, exact: true }).click();
  await expect(page.getByText(opened.done)).toBeVisible();
  await page.getByRole('link', { name: opened.logIn, exact: true }).click();
}

test('an owner invites an employee by a link, and gives them a temporary password (INVITE-3, RESET-4)', async ({
  browser,
  page,
  product,
  texts,
}) => {
  test.setTimeout(120_000);
  const { invitations, temporary, confirm, mine, chosen } = texts;
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const username = unique('invitada');
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto('/employees');
  await page.getByRole('button', { name: invitations.owner.invite, exact: true }).click();
  const { form, link } = invitations.owner;
  await page
    .getByRole('dialog', { name: form.title })
    .getByRole('button', { name: form.save, exact: true })
    .click();
  const shown = page.getByRole('dialog', { name: link.title }).getByRole('status', { name: link.label });
  await expect(shown).toContainText('/invitation#');
  const address = (await shown.textContent()) ?? '';

  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await other.clock.install();
  await step('accept', async () => {
    await other.goto(address);
    const email = `${username}@example.com`;
    await accept(other, texts, { email, username, phone: '5555-0100' });
    await new AccountWalk(other, texts, { username, home: '/employee' }).signIn(CHOSEN);
  });

  const given = await step('a temporary password', async () => {
    const { userId } = (await signIn(product.origin, { username, password: CHOSEN })).session;
    await page.goto(`/employees/${userId}/edit`);
    await page.getByRole('button', { name: temporary.give, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: temporary.give, exact: true }).click();
    const window = page.getByRole('dialog', { name: confirm.title });
    await window.getByLabel(confirm.password, { exact: true }).fill(manager.password);
    await window.getByRole('button', { name: confirm.submit, exact: true }).click();
    const secret = page.getByRole('status', { name: temporary.title });
    await expect(secret).toHaveText(/^\S{20,}$/);
    return (await secret.textContent()) ?? '';
  });

  await step('is replaced at the next login', async () => {
    const secondPage = await elsewhere.newPage();
    await secondPage.clock.install();
    await secondPage.goto('/forgot-password');
    await secondPage.evaluate(() => localStorage.clear());
    await secondPage.goto('/login');
    await new AccountWalk(secondPage, texts, { username, home: '/change-password' }).signIn(given);
    await secondPage.getByLabel(mine.password.current, { exact: true }).fill(given);
    await secondPage.getByLabel(chosen.password, { exact: true }).fill('secreto-2');
    await secondPage.getByLabel(chosen.confirmation, { exact: true }).fill('secreto-2');
    await secondPage.getByRole('button', { name: chosen.submit, exact: true }).click();
    await expect(secondPage).toHaveURL('/employee');
  });
  await elsewhere.close();
});

test('an administrator invites a manager by mail (INVITE-3, EMAIL-1)', async ({
  browser,
  page,
  product,
  texts,
  mailCatcher,
}) => {
  test.setTimeout(120_000);
  const { admin } = texts.invitations;
  const username = unique('gestora');
  const email = `${username}@example.com`;
  await enterAs(page, await signIn(product.origin, await newAccount(product, 1)));
  await page.goto('/admin/users');
  await page.getByRole('button', { name: admin.invite, exact: true }).click();
  const window = page.getByRole('dialog', { name: admin.form.title });
  await window.getByLabel(admin.form.email, { exact: true }).fill(email);
  await window.getByRole('button', { name: admin.form.save, exact: true }).click();
  await expect(page.getByText(admin.sentTo(email)).first()).toBeVisible();

  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await other.clock.install();
  await other.goto(await linkFor(email, '/invitation#', mailCatcher));
  await expect(other.getByText(email)).toBeVisible();
  await accept(other, texts, { username });
  const walk = new AccountWalk(other, texts, { username, home: '/home' });
  await walk.signIn(CHOSEN);
  await walk.openAccount();
  const profile = other.getByRole('region', { name: texts.mine.profile });
  await expect(profile.getByText(texts.mine.verification.verified, { exact: true })).toBeVisible();
  await elsewhere.close();
});
