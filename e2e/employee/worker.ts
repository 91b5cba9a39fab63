import type { Company, WorkRecord } from '@faena/shared/schemas';
import type { Locator, Page } from '@playwright/test';
import { type Caller, newCompany, newEmployee, newManager, signIn } from '../fixtures/api.ts';

/** Somebody who works for a company, with their manager at hand. */
export interface Worker extends Caller {
  manager: Caller;
  company: Company;
  /** All of their records, newest first. */
  records(): Promise<WorkRecord[]>;
}

/** An employee of a new company, who has never signed in with a browser. */
export async function newWorker(origin: string, fullname = 'Elena Empleada'): Promise<Worker> {
  const manager = await newManager(origin);
  const company = await newCompany(manager);
  const caller = await signIn(origin, await newEmployee(manager, company, fullname));
  const records = async () => {
    const answer = await caller.api.record.get({ params: { id: caller.session.userId } });
    return Array.isArray(answer) ? answer : [];
  };
  return { ...caller, manager, company, records };
}

/** Signs in on the login page, which leads to the employee's home. */
export async function logIn(page: Page, { username, password }: Caller): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/employee');
}

/** Logs out with the avatar menu of the shared header. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL('/login');
}

/** The running clock in the header; it is there only while a record runs. */
export function headerClock(page: Page): Locator {
  return page.getByRole('banner').getByRole('timer');
}
