import type { Company } from '@faena/shared/schemas';
import type { Page } from '@playwright/test';
import { activate, type Caller, enterAs, newCompany, newManager } from '../fixtures/api.ts';
import type { Product } from '../fixtures/start-product.ts';

/** A manager with one company, signed in, and the company active in the browser. */
export async function enterCompany(
  page: Page,
  { origin }: Product,
  name?: string,
): Promise<{ manager: Caller; company: Company }> {
  const manager = await newManager(origin);
  const company = await newCompany(manager, name);
  await enterAs(page, manager);
  await activate(page, company);
  return { manager, company };
}

/** Makes every token of this manager void, as a password change on another device does. */
export async function endSessions({ api, username, password }: Caller): Promise<void> {
  await api.session.changePassword({
    body: { username, currentPassword: password, newPassword: 'otra-clave', generatePassword: false },
  });
}

/** Time that somebody worked, as their manager adds it afterwards; both are instants (ISO-8601). */
export async function addTime(
  { api }: Caller,
  employeeId: string,
  startTime: string,
  endTime: string,
): Promise<void> {
  await api.record.add({ body: { employeeId, startTime, endTime, reason: 'Sin conexión' } });
}
