import { enterAs, newCompany, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { stored } from '../fixtures/stored.ts';

test.describe('dashboard side panel (spec §2 Manager area)', () => {
  test('a Companies dropdown, Home, and Manage Companies (/company)', async ({ page, product }) => {
    const manager = await newManager(product.origin);
    const { _id, name } = await newCompany(manager);
    await enterAs(page, manager);
    await page.goto('/home');
    const panel = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(panel.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await panel.getByRole('link', { name: 'Manage Companies' }).click();
    await expect(page).toHaveURL('/company');
    await panel.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');

    await page.getByRole('button', { name: 'Companies', exact: true }).press('Enter');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/company/${_id}`);
  });

  test('has a collapse toggle, and the open state is remembered', async ({ page, product }) => {
    await enterAs(page, await newManager(product.origin));
    await page.goto('/home');
    await page.getByRole('button', { name: 'Contraer el panel' }).click();
    const expand = page.getByRole('button', { name: 'Expandir el panel' });
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    expect(await stored(page, 'sidebarOpen')).toBe('false');

    await page.reload();
    await expect(expand).toBeVisible();
    await page.getByRole('button', { name: 'Companies', exact: true }).click();
    await expect(page.getByText('No companies found.')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await expand.press('Enter');
    await expect(page.getByRole('button', { name: 'Contraer el panel' })).toBeFocused();
    expect(await stored(page, 'sidebarOpen')).toBe('true');
  });
});
