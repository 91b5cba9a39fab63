import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';
import { enterCompany } from './arrange.ts';

test.describe('/company/{id}: company dashboard layout (COMPANY-14)', () => {
  test('the area names its company and has Return Home to /home (COMPANY-14)', async ({ page, product }) => {
    const { company } = await enterCompany(page, product);
    await page.goto(`/company/${company._id}`);
    await expect(page.getByRole('banner')).toContainText(`You are in: ${company.name}`);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('sidebar entries: Overview, Projects, Employees, Planilla, Todo, Calendar', async ({
    page,
    product,
  }) => {
    const { company } = await enterCompany(page, product);
    await page.goto(`/company/${company._id}`);
    const sidebar = page.getByRole('navigation', { name: 'Empresa' });
    const entries = [
      ['Overview', `/company/${company._id}`],
      ['Projects', '/projects'],
      ['Employees', '/employees'],
      ['Planilla', '/planilla'],
      ['Todo', '/todo'],
      ['Calendar', '/team'],
    ] as const;
    await expect(sidebar.getByRole('link')).toHaveText(entries.map(([label]) => label));
    for (const [label, path] of entries) {
      await sidebar.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(sidebar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('banner')).toContainText(company.name);
    }
  });

  test('the Todo and Calendar screens are placeholders', async ({ page, product }) => {
    await enterCompany(page, product);
    for (const [path, title] of [
      ['/todo', 'Todo'],
      ['/team', 'Calendar'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Aún no disponible')).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `manager${path.replace('/', '-')}`);
    }
  });

  test('the sidebar remembers whether it is open (COMPANY-14)', async ({ page, product }) => {
    const { company } = await enterCompany(page, product);
    await page.goto(`/company/${company._id}`);
    await page.getByRole('button', { name: 'Contraer el panel' }).click();
    expect(await stored(page, 'sidebarOpen')).toBe('false');
    await page.goto('/employees');
    await expect(page.getByRole('button', { name: 'Expandir el panel' })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-sidebar-collapsed');
  });

  test('the last visited route is also remembered', async ({ page, product }) => {
    const { company } = await enterCompany(page, product);
    await page.goto(`/company/${company._id}`);
    await expect.poll(() => stored(page, 'lastVisitedRoute')).toBe(`/company/${company._id}`);
    await page.getByRole('link', { name: 'Planilla' }).click();
    await expect.poll(() => stored(page, 'lastVisitedRoute')).toBe('/planilla');
    await page.goto('/planilla?periodo=week&fecha=2026-11-16');
    await expect.poll(() => stored(page, 'lastVisitedRoute')).toBe('/planilla?periodo=week&fecha=2026-11-16');
  });
});
