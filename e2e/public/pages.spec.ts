import { newAccount } from '../fixtures/accounts.ts';
import { enterAs, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test("any unknown path shows a not-found page with the text 'Página no encontrada' and a link back to the start (SCREEN-6)", async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'not-found');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test("/not-authorized shows 'Access Denied' and a way on (SCREEN-7)", async ({ page, product }) => {
  await page.goto('/not-authorized');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'not-authorized');

  await enterAs(page, await signIn(product.origin, await newAccount(product, 4)));
  await page.goto('/not-authorized');
  await page.getByRole('link', { name: 'Go to my start page' }).click();
  await expect(page).toHaveURL('/account');
});

test('footer links: /about, /contact, /privacy (SCREEN-12)', async ({ page }) => {
  for (const [label, path, title] of [
    ['Acerca de', '/about', 'Acerca de Faena'],
    ['Contacto', '/contact', 'Contacto'],
    ['Privacidad', '/privacy', 'Privacidad'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, path.slice(1));
  }
});
