import { describe, expect, it } from 'vitest';
import { VERSION } from '@/lib/version.ts';
import { FakeBusiness, renderRoute, screen, waitFor, within } from '@/test/index.ts';

describe('pages without an account', () => {
  it("an unknown path says 'Página no encontrada', with a link to the start", async () => {
    await renderRoute('/no/such/page');
    expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  });

  it("/not-authorized says 'Access Denied', and shows a way on", async () => {
    const { user, path } = await renderRoute('/not-authorized', { as: 'client' });
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to my start page' }));
    await waitFor(() => expect(path()).toBe('/account'));
  });

  it.each([
    ['Acerca de', '/about', 'Acerca de Faena'],
    ['Contacto', '/contact', 'Contacto'],
    ['Privacidad', '/privacy', 'Privacidad'],
  ])("the footer's link %s leads to %s", async (label, path, title) => {
    const { goTo } = await renderRoute('/', { api: { plan: { list: () => [] } } });
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: label })).toHaveAttribute('href', path);
    await goTo(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it.each(['/', '/login', '/about'])('names no version to visitors at %s (START-17)', async (path) => {
    await renderRoute(path, { api: { plan: { list: () => [] } } });
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(VERSION);
  });

  it('names the version behind the sign-in (START-17)', async () => {
    await new FakeBusiness().open('/home');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`Faena ${VERSION}`);
  });
});
