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

/** The person who walks, and the address that a sign-in leads to (SESSION-15). */
const ROLES = {
  administrator: { home: '/admin', make: (product: Product) => newAccount(product, 1) },
  manager: { home: '/home', make: (product: Product) => newAccount(product, 2) },
  employee: { home: '/employee', make: newWorker },
  client: { home: '/account', make: (product: Product) => newAccount(product, 4) },
};

async function newWorker({ origin }: Product): Promise<Credentials> {
  const manager = await newManager(origin);
  return newEmployee(manager, await newCompany(manager));
}

/** The home of the person who signed in, in another browser. */
async function openElsewhere(context: BrowserContext, caller: Caller, home: string): Promise<Page> {
  const page = await context.newPage();
  await enterAs(page, caller);
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/**
 * Tests what these roles do with their account, in a language, which needs a file of its own. Each role walks once and
 * each language is walked: the roles share every screen but their home.
 */
export function testAccountFlows(language: Language, roles: readonly (keyof typeof ROLES)[]): void {
  test.use({ catchMail: true, language });

  for (const role of roles) {
    const { home, make } = ROLES[role];
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
}
