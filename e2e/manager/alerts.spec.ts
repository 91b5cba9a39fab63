import { newEmployee, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { endSessions, enterCompany } from './arrange.ts';

test.describe('the error catalogue: alerts with their redirects (ERROR-3, ERROR-4)', () => {
  for (const path of ['/employees', '/employees/new', '/planilla']) {
    test(`${path} without a token says so and leads to /login (ERROR-3)`, async ({ page }) => {
      await page.goto(path);
      const alert = page.getByRole('alertdialog', { name: 'Sesión inválida o no hay empresa seleccionada.' });
      await expect(alert).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
      await expect(alert).toBeHidden();
    });

    test(`${path} without an active company says so and leads to /login, which leads on to /home (ERROR-3)`, async ({
      page,
      product,
    }) => {
      await enterCompany(page, product);
      await page.evaluate(() => {
        localStorage.removeItem('activeCompanyId');
        localStorage.removeItem('activeCompany');
      });
      await page.goto(path);
      const alert = page.getByRole('alertdialog', { name: 'Sesión inválida o no hay empresa seleccionada.' });
      await expect(alert).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/home');
      await expect(alert).toBeHidden();
    });
  }

  test('the edit form of an employee without a token says so and leads to /login (ERROR-3)', async ({
    page,
  }) => {
    const path = '/employees/0123456789abcdef01234567/edit';
    await page.goto(path);
    await expect(
      page.getByRole('alertdialog', { name: 'Sesión inválida. Por favor inicia sesión.', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  });

  test('a list of employees that is refused with 401 says that the token has ended and leads to /login (ERROR-4)', async ({
    page,
    product,
  }) => {
    for (const path of ['/employees', '/planilla']) {
      const { manager } = await enterCompany(page, product);
      await endSessions(manager);
      await page.goto(path);
      const alert = page.getByRole('alertdialog', { name: 'Token inválido o expirado.', exact: true });
      await expect(alert).toBeVisible();
      await expect(page, 'not before it was read').toHaveURL(path);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    }
  });

  test('an edit form of an employee that is refused with 401 says that the token has ended and leads to /login (ERROR-4)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company);
    await endSessions(manager);
    await page.goto(`/employees/${employee._id}/edit`);
    await expect(
      page.getByRole('alertdialog', { name: 'Token inválido o expirado', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/login\?from=/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('the rest of the company area without a token says that the session is invalid (ERROR-3)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const alert = page.getByRole('alertdialog', { name: 'Sesión inválida. Por favor, inicie sesión.' });
    await endSessions(manager);
    const session = await page.evaluate(() => ({ ...localStorage }));
    for (const path of ['/home', '/company', `/edit-company/${company._id}`, `/company/${company._id}`]) {
      await page.evaluate((kept) => Object.assign(localStorage, kept), session);
      await page.goto(path);
      await expect(alert).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
    }
  });

  test('an expired session is told of also when the refusal comes before the screen', async ({
    page,
    product,
  }) => {
    const { manager } = await enterCompany(page, product);
    await endSessions(manager);
    const refused = page.waitForResponse(
      (answer) => answer.url().includes('/api/company/get_companies') && answer.status() === 401,
    );
    await page.route('**/assets/home-layout-*.js', async (route) => {
      await refused;
      await route.continue();
    });
    await page.goto('/home');
    await expect(
      page.getByRole('alertdialog', { name: 'Sesión inválida. Por favor, inicie sesión.' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login?from=%2Fhome');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a session that expires in the middle of work says so once, and leads to /login', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    await newEmployee(manager, company, 'Elena Castillo');
    await page.goto('/employees');
    await expect(page.getByRole('row').filter({ hasText: 'Elena Castillo' })).toBeVisible();
    await endSessions(manager);
    await page.getByRole('button', { name: 'Borrar Elena Castillo' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Token inválido o expirado.' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login?from=%2Femployees');
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('another role is led to /not-authorized, not to an alert', async ({ page, product }) => {
    const manager = await newManager(product.origin);
    await page.goto('/api/health');
    await page.evaluate((token) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('rol_id', '4');
    }, manager.session.accessToken);
    for (const path of ['/home', '/projects', '/employees', '/planilla']) {
      await page.goto(path);
      await expect(page).toHaveURL('/not-authorized');
    }
  });
});
