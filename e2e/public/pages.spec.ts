import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('the pages without an account are accessible, and the links between them lead on (SCREEN-6, SCREEN-11)', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'not-found');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');

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

  await page.goto('/not-authorized');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'not-authorized');
});
