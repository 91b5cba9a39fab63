import { describe, expect, it } from 'vitest';
import { refuse, renderRoute, screen, slip, within } from '@/test/index.ts';

describe('a slip by its private link (ANSWER-2)', () => {
  it('is shown without signing in, and its token leaves the address but not the tab', async () => {
    const { path, api, goTo } = await renderRoute('/boleta#el-secreto', {
      api: { slipLink: { open: () => slip() } },
    });
    const shown = await screen.findByRole('article', { name: /^Boleta/ });
    expect(shown).toHaveTextContent('Elena Empleada');
    expect(shown).toHaveTextContent('Q100.00');
    expect(window.location.href).not.toContain('secreto');
    expect(path()).toBe('/boleta');
    expect(api.calls('slipLink', 'open')).toMatchObject([{ token: 'el-secreto' }]);
    await goTo('/about');
    await goTo('/boleta');
    expect(await screen.findByRole('article', { name: /^Boleta/ })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  it('reports first that it no longer counts (SLIP-16)', async () => {
    await renderRoute('/boleta#el-secreto', { api: { slipLink: { open: () => slip({ reopened: true }) } } });
    const shown = await screen.findByRole('article', { name: /^Boleta/ });
    expect(shown.textContent).toMatch(/^El período fue reabierto: esta boleta ya no vale/);
  });

  it('is answered by the link alone, even if somebody else is signed in', async () => {
    const own = slip();
    const { user, api } = await renderRoute('/boleta#el-secreto', {
      as: 'client',
      api: { slipLink: { open: () => own, accept: () => own } },
    });
    await user.click(await screen.findByRole('button', { name: 'Conforme' }));
    api.answer({ slipLink: { open: () => ({ ...own, answer: 'accepted', acceptedAt: own.closedAt }) } });
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Conforme' }),
    );
    expect(await screen.findByText(/^Conforme desde/)).toBeVisible();
    expect(api.calls('slipLink', 'accept')).toMatchObject([{ token: 'el-secreto' }]);
  });

  it('cannot be contested by link if it was accepted by one (ANSWER-7)', async () => {
    const viaLink = { madeBy: 'Ana Paz', way: 'mailed' } as const;
    const contestableUntil = new Date(Date.now() + 86_400_000).toISOString();
    const accepted = slip({
      answer: 'accepted',
      acceptedAt: '2026-11-20T15:00:00.000Z',
      viaLink,
      contestableUntil,
    });
    await renderRoute('/boleta#el-secreto', { api: { slipLink: { open: () => accepted } } });
    const shown = await screen.findByRole('article', { name: /^Boleta/ });
    expect(shown).toHaveTextContent('por enlace (lo creó Ana Paz, enviado por correo)');
    expect(within(shown).queryByRole('button', { name: 'Reclamo' })).toBeNull();
  });

  it('cannot be accepted by link after it was contested (ANSWER-7)', async () => {
    const at = '2026-11-20T15:00:00.000Z';
    const viaLink = { madeBy: 'Ana Paz', way: 'copied' } as const;
    const contested = slip({ answer: 'claimed', contested: { acceptedAt: at, viaLink, at } });
    await renderRoute('/boleta#el-secreto', { api: { slipLink: { open: () => contested } } });
    expect(await screen.findByRole('button', { name: 'Reclamo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Conforme' })).toBeNull();
  });

  it('reports that its link has expired, and names the next step', async () => {
    await renderRoute('/boleta#el-secreto', {
      api: {
        slipLink: {
          open: () => refuse('not_found', undefined, { reason: 'slip_link_not_found' }),
        },
      },
    });
    expect(await screen.findByText('Este enlace ya no abre la boleta.')).toBeVisible();
  });

  it('requests nothing if its token is missing', async () => {
    sessionStorage.removeItem('slipToken');
    const { api } = await renderRoute('/boleta');
    expect(await screen.findByText('Falta el enlace de la boleta.')).toBeVisible();
    expect(api.called).toEqual([]);
  });
});
