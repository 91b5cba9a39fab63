import { REDIRECT_DELAY_MS } from '@faena/shared/domain';
import { newAccount } from '../fixtures/accounts.ts';
import { unique } from '../fixtures/api.ts';
import { expect } from '../fixtures/product.ts';
import { testAccountFlows } from './account-flows.ts';
import { test } from './in-a-language.ts';
import { AccountWalk } from './walk-account.ts';

testAccountFlows('original', ['administrator', 'client']);

test('a visitor signs up after the form has shown each fault (SESSION-25)', async ({
  page,
  product,
  texts,
}) => {
  const taken = await newAccount(product, 2);
  const [username, password] = [unique('nueva'), 'secreto-1'];
  const { register } = texts;
  const says = (reason: Parameters<typeof texts.wordFault>[0]['reason']) =>
    page.getByText(texts.wordFault({ reason }, 'en'), { exact: true });
  const field = (name: 'email' | 'username' | 'fullname' | 'password' | 'confirmPassword') =>
    page.getByLabel(register[name], { exact: true });
  const submit = page.getByRole('button', { name: register.submit, exact: true });
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('link', { name: texts.login.signUp }).click();
  await submit.click();
  await expect(says('required')).toHaveCount(5);

  await field('email').fill('sin-arroba');
  await field('username').fill(taken.username);
  await field('fullname').fill('Nueva Persona');
  await field('password').fill(password);
  await field('confirmPassword').fill('secreto-2');
  await expect(says('not_an_email')).toBeVisible();
  await field('email').fill(`${username}@example.com`);
  await submit.click();
  await expect(says('passwords_differ')).toBeVisible();
  await field('confirmPassword').fill(password);
  await submit.click();
  await expect(says('username_taken')).toBeVisible();

  await field('username').fill(username);
  // A message stays for two seconds before the login comes: the clock goes on in smaller steps until it is
  // seen.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await submit.click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByText(register.done)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await page.clock.runFor(REDIRECT_DELAY_MS);
  await page.clock.resume();
  await expect(page.getByLabel(texts.login.username, { exact: true })).toHaveValue(username);
  await new AccountWalk(page, texts, { username, home: '/home' }).signIn(password);
});
