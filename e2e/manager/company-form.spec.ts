import { enterAs, newCompany, newManager, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { enterCompany } from './arrange.ts';

test.describe('/add-company (COMPANY-9, ERROR-8)', () => {
  test('a company needs name and line of business and nothing else, by keyboard alone (COMPANY-9)', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const name = unique('Café ');
    await enterAs(page, manager);
    await page.goto('/add-company');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register New Company');
    await expect(page.getByLabel('Color')).toHaveValue('#000000');
    await expectAccessible(page);
    await shoot(page, 'manager-add-company');

    await page.getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Required.');
    await expect(page.getByLabel('Line of Business')).toHaveAccessibleDescription('Select Line of Business');
    await expectAccessible(page);

    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Comercio');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect(await manager.api.company.mine()).toMatchObject([
      { name, line_of_business: 'Comercio', address: '', email: '', phone: '', color: '#000000' },
    ]);
  });

  test('Go Back leads to /company', async ({ page, product }) => {
    await enterAs(page, await newManager(product.origin));
    await page.goto('/add-company');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/company');
  });

  test('a company that cannot be added is told in an alert (ERROR-8)', async ({ page, product }) => {
    await enterAs(page, await newManager(product.origin));
    await page.route('**/api/company/new_company', (route) => route.abort());
    await page.goto('/add-company');
    await page.getByLabel('Name').fill('Café');
    await page.getByLabel('Line of Business').selectOption('Comercio');
    await page.getByRole('button', { name: 'Register Company' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Hubo un error al registrar la empresa.' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(page).toHaveURL('/add-company');
    await expect(page.getByLabel('Name')).toHaveValue('Café');
  });
});

test.describe('/edit-company/{id} (COMPANY-10, ERROR-8)', () => {
  test('the edit form loads the company and the lines of business, and has Go Back and Save Changes (COMPANY-10)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    await manager.api.company.update({
      params: { id: company._id },
      body: { address: '4a calle', email: 'hola@example.com', phone: '5555-0100', color: '#1d4ed8' },
    });
    await page.goto(`/edit-company/${company._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Company');
    for (const [label, value] of [
      ['Name', company.name],
      ['Line of Business', 'Comercio'],
      ['Address', '4a calle'],
      ['Email', 'hola@example.com'],
      ['Phone', '5555-0100'],
      ['Color', '#1d4ed8'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel');
    await expect(page.getByLabel('Color')).toHaveAttribute('type', 'color');
    await expect(page.getByLabel('Line of Business').getByRole('option').first()).toHaveText(
      'Select Line of Business',
    );
    await expectAccessible(page);
    await shoot(page, 'manager-edit-company');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/company');
  });

  test('name required; on success it goes to /home', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const name = unique('Renombrada ');
    await page.goto(`/edit-company/${company._id}`);
    await page.getByLabel('Name').fill('  ');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Required.');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Line of Business').selectOption('');
    await page.getByLabel('Color').fill('#7c3aed');
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('main').getByRole('link', { name })).toContainText('Uncategorized');
    expect(await manager.api.company.mine()).toMatchObject([
      { name, line_of_business: '', color: '#7c3aed' },
    ]);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByText(`You are in: ${name}`)).toBeVisible();
  });

  test('company update failure: logged only; the form stays as it was filled in', async ({
    page,
    product,
  }) => {
    const { company } = await enterCompany(page, product);
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.args().length > 0,
    );
    await page.route('**/api/company/update_company/*', (route) => route.abort());
    await page.goto(`/edit-company/${company._id}`);
    await page.getByLabel('Name').fill('Otro nombre');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('The company could not be saved. Nothing was changed.')).toBeVisible();
    await logged;
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(`/edit-company/${company._id}`);
    await expect(page.getByLabel('Name')).toHaveValue('Otro nombre');
  });

  test('a company of somebody else is not told apart from one that does not exist', async ({
    page,
    product,
  }) => {
    const { _id } = await newCompany(await newManager(product.origin));
    await enterAs(page, await newManager(product.origin));
    await page.goto(`/edit-company/${_id}`);
    await expect(
      page.getByText('This company does not exist, or it belongs to somebody else.'),
    ).toBeVisible();
  });
});
