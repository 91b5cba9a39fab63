import { describe, expect, it } from 'vitest';
import { managerTexts } from '@/app/texts/manager.ts';
import { banner, company, FakeBusiness, screen, waitFor, within } from '@/test/index.ts';

const two = () => new FakeBusiness({ companies: [company({ name: 'Una' }), company({ name: 'Otra' })] });
const menuButton = () => within(banner()).getByRole('button', { name: /You are in:/ });
const address = () => window.location.pathname + window.location.search;

describe('the menu of companies (WHICH-1)', () => {
  it('leads in one press to the same screen of another company, and Back to the former (WHICH-7)', async () => {
    const own = two();
    const [una, otra] = own.companies;
    const { user } = await own.open('/employees?buscar=ana');
    await user.click(menuButton());
    const items = await screen.findAllByRole('menuitem', { name: /Una|Otra/ });
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null]);
    await user.click(screen.getByRole('menuitem', { name: 'Otra' }));
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Otra'));
    expect(address()).toBe(`/employees?buscar=ana&company=${otra?._id}`);

    window.history.back();
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Una'));
    expect(address()).toBe(`/employees?buscar=ana&company=${una?._id}`);
  });

  it('asks before it leaves unsaved text, which stays in its company (WHICH-8)', async () => {
    const own = two();
    const { user, fill } = await own.open('/employees/new');
    await fill(await screen.findByLabelText(/^Nombre completo/), 'Inés');
    await user.click(menuButton());
    await user.click(await screen.findByRole('menuitem', { name: 'Otra' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Seguir/ }));
    expect(banner()).toHaveTextContent('You are in: Una');
    expect(screen.getByLabelText(/^Nombre completo/)).toHaveValue('Inés');
  });

  it('opens the company that a link names, whichever was active (WHICH-6)', async () => {
    const own = two();
    const [, otra] = own.companies;
    await own.open(`/planilla?company=${otra?._id}`);
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Otra'));
  });

  it.each(['0123456789abcdef01234567', 'all', ''])(
    'leads home from a link to %j, out of reach (WHICH-6)',
    async (id) => {
      const own = two();
      const { path } = await own.open(`/planilla?company=${id}`);
      await waitFor(() => expect(path()).toBe('/home'));
      expect(await screen.findByText('Esa empresa no existe o no está al alcance.')).toBeVisible();
    },
  );

  it('has a key for each company: Alt and its place, also before it was opened (WHICH-4)', async () => {
    const own = two();
    const [, otra] = own.companies;
    const { path, user } = await own.open('/hoy');
    await user.keyboard('{Alt>}2{/Alt}');
    await waitFor(() => expect(path()).toBe(`/hoy?company=${otra?._id}`));
    expect(banner()).toHaveTextContent('You are in: Otra');
  });

  it('is that of the tab: the address of an owner of one company stays short (WHICH-6)', async () => {
    const own = new FakeBusiness();
    const { user } = await own.open('/hoy');
    await user.click(menuButton());
    await screen.findByRole('menuitem', { name: own.company.name });
    expect(address()).toBe('/hoy');
  });

  it('opens the first company on /hoy where none was chosen (TODAY-7)', async () => {
    const own = two();
    await own.open('/hoy', { active: null });
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Una'));
  });

  it('has all companies on Hoy, with the company used last kept for other screens (WHICH-3)', async () => {
    const own = two();
    const { user } = await own.open('/hoy');
    await user.click(menuButton());
    await user.click(await screen.findByRole('menuitem', { name: 'Todas las empresas' }));
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Todas las empresas'));
    expect(address()).toBe('/hoy?company=all');
    expect(screen.getByRole('link', { name: 'Hoy' })).toHaveAttribute('aria-current', 'page');
    const [panel] = screen.getAllByRole('navigation') as [HTMLElement];
    await user.click(within(panel).getByRole('link', { name: managerTexts.frame.entries.calendar }));
    await waitFor(() => expect(address()).toBe('/team?company=all'));
    await user.click(within(panel).getByRole('link', { name: managerTexts.frame.entries.employees }));
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Una'));
  });

  it('has no such entry for one company, nor on a screen of one (WHICH-3)', async () => {
    const { user } = await new FakeBusiness().open('/hoy');
    await user.click(menuButton());
    await screen.findByRole('menuitem', { name: 'Manage Companies' });
    expect(screen.queryByRole('menuitem', { name: 'Todas las empresas' })).not.toBeInTheDocument();
  });

  it('opens all by Alt and 0, on a screen that shows all (WHICH-4)', async () => {
    const own = two();
    const { user } = await own.open('/hoy');
    await user.keyboard('{Alt>}0{/Alt}');
    await waitFor(() => expect(address()).toBe('/hoy?company=all'));
  });

  it('names all companies in a tab that has none, and other screens have the first (WHICH-3, TODAY-7)', async () => {
    const own = two();
    const { user, path } = await own.open('/hoy?company=all', { active: null });
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Todas las empresas'));
    expect(path()).toBe('/hoy?company=all');
    await user.click(screen.getByRole('link', { name: managerTexts.frame.entries.employees }));
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Una'));
  });
});
