import { describe, expect, it } from 'vitest';
import { FakeBusiness, screen, waitFor, within } from '@/test/index.ts';

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', { name });
const button = (name: string) => screen.findByRole('button', { name });
const stored = () => localStorage.getItem('sidebarOpen');

describe('the side panel of the dashboard (COMPANY-16)', () => {
  it('leads to Home, to Manage Companies and to each company', async () => {
    const own = new FakeBusiness();
    const { user, path } = await own.open('/home', { active: null });
    expect(link('Home')).toHaveAttribute('aria-current', 'page');
    await user.click(link('Manage Companies'));
    await waitFor(() => expect(path()).toBe('/company'));
    await user.click(link('Home'));
    await waitFor(() => expect(path()).toBe('/home'));
    expect(await within(screen.getByRole('main')).findByText(own.company.name)).toBeVisible();

    (await button('Companies')).focus();
    await user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: new RegExp(own.company.name) });
    await waitFor(() => expect(item).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`/company/${own.company._id}`));
  });

  it('folds away and back, and remembers it', async () => {
    const { user, goTo } = await new FakeBusiness({ companies: [] }).open('/home', { active: null });
    await user.click(await button('Contraer el panel'));
    expect(await button('Expandir el panel')).toHaveAttribute('aria-expanded', 'false');
    expect(stored()).toBe('false');

    await goTo('/account');
    await goTo('/home');
    await button('Expandir el panel');
    await user.click(await button('Companies'));
    await waitFor(() => expect(screen.getAllByText('No companies found.')).toHaveLength(2));
    await user.keyboard('{Escape}');
    (await button('Expandir el panel')).focus();
    await user.keyboard('{Enter}');
    expect(await button('Contraer el panel')).toHaveFocus();
    expect(stored()).toBe('true');
  });
});
