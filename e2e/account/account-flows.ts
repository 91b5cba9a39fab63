import { REDIRECT_DELAY_MS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { BrowserContext, Page } from '@playwright/test';
import { newAccount } from '../fixtures/accounts.ts';
import {
  type Caller,
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  signIn,
  unique,
} from '../fixtures/api.ts';
import { expect } from '../fixtures/product.ts';
import type { Credentials, Product } from '../fixtures/start-product.ts';
import { test } from './in-a-language.ts';
import { AccountWalk } from './walk-account.ts';

const { step } = test;

/** Who walks, and where a sign-in leads them (SESSION-15). */
const ROLES = [
  { role: 'administrator', home: '/admin', make: (product: Product) => newAccount(product, 1) },
  { role: 'manager', home: '/home', make: (product: Product) => newAccount(product, 2) },
  { role: 'employee', home: '/employee', make: newWorker },
  { role: 'client', home: '/account', make: (product: Product) => newAccount(product, 4) },
];

async function newWorker({ origin }: Product): Promise<Credentials> {
  const manager = await newManager(origin);
  return newEmployee(manager, await newCompany(manager));
}

/** The home of whoever signed in there, in another browser. */
async function openElsewhere(context: BrowserContext, caller: Caller, home: string): Promise<Page> {
  const page = await context.newPage();
  await enterAs(page, caller);
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** What each role does with its account, and how one comes by one; a language needs a file of its own. */
export function testAccountFlows(language: Language): void {
  test.use({ catchMail: true, language });

  for (const { role, home, make } of ROLES) {
    test(`${role}, ${language}: address, password, two steps, log-out, a code, a forgotten password, other sessions (SESSION-36, SESSION-37, EMAIL-1, TWOSTEP-2, RESET-2)`, async ({
      browser,
      page,
      product,
      texts,
      mailCatcher,
    }) => {
      test.setTimeout(180_000);
      const { username, password } = await make(product);
      const email = `${unique('otra')}@example.com`;
      const walk = new AccountWalk(page, texts, { username, home });
      await page.clock.install();
      await page.goto('/login');
      await walk.signIn(password);
      await walk.openAccount();
      await step('another address', () => walk.changeEmail(email, password));
      await step('verified by a link', () => walk.verify(email, mailCatcher));
      await step('another password', () => walk.changePassword(password, 'secreto-2'));
      const { nextCode } = await step('two steps', () => walk.turnOnTwoSteps());
      await walk.logOut();
      await step('sign in with a code', () => walk.signIn('secreto-2', nextCode));
      await walk.openAccount();
      await step('two steps off', () => walk.turnOffTwoSteps('secreto-2'));
      await walk.logOut();
      await step('forgotten', () => walk.replaceForgotten('secreto-3', email, mailCatcher));
      await step('thrown out elsewhere', async () => {
        const elsewhere = await browser.newContext();
        await elsewhere.addCookies(await page.context().cookies());
        const caller = await signIn(product.origin, { username, password: 'secreto-3' });
        const other = await openElsewhere(elsewhere, caller, home);
        await walk.signIn('secreto-3');
        await walk.openAccount();
        await walk.throwOut(other);
        await elsewhere.close();
      });
    });
  }

  test(`${language}: signing up, through what is wrong with it first (SESSION-25)`, async ({
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
    // What is said before the login comes is there for two seconds: the clock goes on in smaller steps until it is seen.
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
}
