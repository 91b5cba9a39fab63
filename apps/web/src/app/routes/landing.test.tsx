import { describe, expect, it } from 'vitest';
import { offline, plan, refuse, renderRoute, screen, waitFor, within } from '@/test/index.ts';

describe('the landing page', () => {
  it('presents Faena as an all-in-one platform to manage any kind of work, with Log In, Sign Up and Subscribe', async () => {
    await renderRoute('/', { api: { plan: { list: () => [] } } });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText(/plataforma todo en uno para gestionar cualquier tipo de trabajo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Subscribe' })).toBeVisible();
    expect(await screen.findByText(/Todavía no hay planes publicados/)).toBeVisible();
  });

  it('shows the plans, their price with the prefix Q (PLAN-1)', async () => {
    const ours = plan({ name: 'Plan Taller', description: 'Tres empresas.', price: 425.5 });
    await renderRoute('/', { api: { plan: { list: () => [plan(), ours] } } });

    const title = await screen.findByRole('heading', { name: 'Plan Taller' });
    const item = screen.getAllByRole('listitem').find((one) => one.contains(title));
    if (!item) throw new Error('The plan is no item of a list.');
    expect(item).toHaveTextContent('Q425.50');
    expect(item).toHaveTextContent('Tres empresas.');
    expect(within(item).getByRole('link', { name: 'Subscribe: Plan Taller' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it.each([
    ['without an answer', offline],
    ['refused', () => refuse('internal')],
  ])('reports that the plans are missing, and requests them again: %s', async (_, failure) => {
    const { user, api, reports } = await renderRoute('/', { api: { plan: { list: failure } } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^No se pudieron cargar los planes\./);
    expect(reports()).toHaveLength(1);

    api.answer({ plan: { list: () => [plan({ name: 'Plan Taller' })] } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Plan Taller' })).toBeVisible();
    expect(screen.queryByText(/No se pudieron cargar los planes/)).toBeNull();
  });

  it('leads a signed-in visitor to their own start', async () => {
    const { api } = await renderRoute('/', { as: 'client', api: { plan: { list: () => [] } } });
    expect(screen.getByRole('link', { name: 'Ir a mi inicio' })).toHaveAttribute('href', '/account');
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    await waitFor(() => expect(api.calls('plan', 'list')).toHaveLength(1));
  });
});
