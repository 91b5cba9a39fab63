import { enterAs, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { withHours } from '../manager/with-hours.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

test('a language chosen in the settings holds on every page, after a reload, in another tab and after a logout; dates follow, figures stay (LANG-4, LANG-5, LANG-8)', async ({
  page,
  context,
  product,
}) => {
  await withHours(page, product);
  const html = page.locator('html');
  const radio = (name: string) => page.getByRole('radio', { name });
  await page.goto('/settings');
  await expect(radio('Original')).toBeChecked();
  await expect(html).toHaveAttribute('lang', 'es');
  await radio('English').click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(radio('English')).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/planilla?periodo=week&fecha=2026-11-16');
  const history = page.getByRole('region', { name: 'Hours History' });
  await expect(history.getByRole('cell')).toHaveText(['Week 47, 2026', '3.50 h (3:30)', 'USD 25.73']);
  await expect(history.getByRole('textbox')).toHaveValue('16/11/2026');
  await history.getByRole('button', { name: 'Choose the date' }).click();
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Another tab chooses, and this one follows by its next page at the latest. An open page reloads by itself with its
  // next answer, which would abort the visit below.
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: 'Español' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await other.close();
  await page.goto('/planilla?periodo=week&fecha=2026-11-16');
  const inSpanish = page.getByRole('region', { name: 'Historial de horas' }).getByRole('cell');
  await expect(inSpanish).toHaveText(['Semana 47, 2026', '3.50 h (3:30)', 'USD 25.73']);

  await page.getByRole('button', { name: /^Menú de la cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('the foot of the public pages offers the languages, and asks before typed text is lost (LANG-4, LANG-8)', async ({
  page,
}) => {
  await page.goto('/');
  const choose = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click();
  await choose('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.goto('/register');
  await page.getByLabel('Username').fill('elena');

  await choose('Español');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('loses what is written');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('elena');
  await choose('Español');
  await question.getByRole('button', { name: 'Change language' }).click();
  await expect(page.getByLabel('Usuario')).toHaveValue('');
  await expect(page).toHaveTitle(/Crear cuenta/);
});

test('the language of a person holds on their other devices, from the sign-in or the next page on (LANG-12)', async ({
  page,
  browser,
  product,
}) => {
  const manager = await newManager(product.origin);
  await enterAs(page, manager);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const device = await browser.newContext({ baseURL: product.origin });
  const other = await device.newPage();
  await other.goto('/login');
  await other.getByLabel('Username').fill(manager.username);
  await other.getByLabel('Password').fill(manager.password);
  await other.getByRole('button', { name: 'Log In' }).click();
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Log In');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');

  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await other.goto('/home');
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await device.close();
});

test('public pages in the mix offer the browser’s language, and no longer once somebody has chosen (LANG-13)', async ({
  browser,
  product,
}) => {
  for (const [locale, name, lang] of [
    ['es-GT', 'Español', 'es'],
    ['en-US', 'English', 'en'],
  ] as const) {
    const device = await browser.newContext({ baseURL: product.origin, locale });
    const page = await device.newPage();
    const offer = page.getByRole('button', { name, exact: true }).and(page.locator(':not(footer *)'));
    for (const path of ['/', '/register', '/about', '/login']) {
      await page.goto(path);
      await expect(offer).toBeVisible();
    }
    await expectAccessible(page);
    await offer.click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const chosen = page.getByRole('contentinfo').getByRole('button', { name, exact: true });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Original' }).click();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Original' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.waitForFunction(() => performance.getEntriesByName('later-loaded').length > 0);
    await expect(offer).toHaveCount(0);
    await device.close();
  }
});

test('a private link opens in the language that it names, and the foot of its page offers the others (LANG-15)', async ({
  page,
}) => {
  const html = page.locator('html');
  for (const path of ['/reset-password', '/verify-email', '/invitation', '/telefono', '/boleta']) {
    await page.goto(`${path}?language=en#qx`);
    await expect(html).toHaveAttribute('lang', 'en');
  }
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await foot.getByRole('button', { name: 'Español' }).click();
  await expect(html).toHaveAttribute('lang', 'es');
});
