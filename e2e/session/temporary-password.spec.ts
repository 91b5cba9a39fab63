import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { enterAs, newManager, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('a temporary password must be changed at the next sign-in (SESSION-20)', () => {
  test('the login leads to the change, and the change to the home of the role', async ({ page, product }) => {
    const { username } = await newManager(product.origin);
    const visitor = createClient(contract, { origin: product.origin, token: () => null });
    const { newPassword = '' } = await visitor.session.forgotPassword({ body: { username } });

    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(newPassword);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/change-password');
    await expectAccessible(page);
    await shoot(page, 'change-password');

    await page.getByLabel('Current password').fill(newPassword);
    await page.getByLabel('New password', { exact: true }).fill('clave-nueva');
    await page.getByLabel('Confirm new password').fill('clave-nueva');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('No companies found.')).toBeVisible();
  });

  test('whatever else is opened before leads back to the change', async ({ page, product }) => {
    const { username } = await newManager(product.origin);
    const visitor = createClient(contract, { origin: product.origin, token: () => null });
    const { newPassword = '' } = await visitor.session.forgotPassword({ body: { username } });
    await enterAs(page, await signIn(product.origin, { username, password: newPassword }));

    await page.goto('/home');
    await expect(page).toHaveURL('/change-password');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a generated password is shown before one goes on', async ({ page, product }) => {
    const { username } = await newManager(product.origin);
    const visitor = createClient(contract, { origin: product.origin, token: () => null });
    const { newPassword = '' } = await visitor.session.forgotPassword({ body: { username } });
    await enterAs(page, await signIn(product.origin, { username, password: newPassword }));
    await page.goto('/change-password');

    await page.getByLabel('Current password').fill(newPassword);
    await page.getByRole('checkbox', { name: 'Generate password automatically' }).check();
    await page.getByRole('button', { name: 'Save Password' }).click();
    const generated = (await page.getByRole('status', { name: 'New password' }).textContent()) ?? '';
    expect(generated.length).toBeGreaterThanOrEqual(6);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/home');
    await expect(signIn(product.origin, { username, password: generated })).resolves.toBeDefined();
  });
});
