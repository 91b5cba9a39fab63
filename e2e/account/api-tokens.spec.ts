import { newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const { step } = test;

test('a token is made with the keyboard, once the password was said; a program reads with it, until it is revoked (TOKEN-1, TOKEN-4)', async ({
  page,
  product,
}) => {
  const { user: _, ...caller } = await newCaller(product, 2, { fullname: 'Olga Dueñas' });
  await enterAs(page, caller);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'API Tokens' });
  const statusWith = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${product.origin}/api/company/get_companies`, { headers })).status;
  };
  let token = '';

  await step('it asks what it is for, and then for the password', async () => {
    await section.getByRole('button', { name: 'New Token' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'New API Token' });
    await expectAccessible(page);
    await shoot(page, 'api-token-form');
    await form.getByLabel('Name').fill('Planilla');
    await form.getByLabel('Name').press('Enter');
    const password = page.getByRole('dialog').last().getByLabel('Password');
    await password.fill(caller.password);
    await password.press('Enter');
  });

  await step('it is shown this once', async () => {
    const shown = page.getByRole('dialog', { name: 'Your New Token' });
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'api-token-shown');
    token = (await shown.getByRole('status', { name: 'Token', exact: true }).textContent()) ?? '';
    expect(token).toMatch(/^faena_[\w-]{43}$/);
    await shown.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(section.getByRole('listitem')).toContainText('Planilla');
    await expectAccessible(page);
  });

  await step('a program reads with it, until it is revoked', async () => {
    expect(await statusWith(token)).toBe(200);
    await section.getByRole('button', { name: 'Revoke: Planilla' }).press('Enter');
    await expect(section.getByRole('listitem')).toHaveCount(0);
    await expect(section.getByRole('heading')).toBeFocused();
    expect(await statusWith(token)).toBe(401);
  });
});
