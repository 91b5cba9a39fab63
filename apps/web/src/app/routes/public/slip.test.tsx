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

  it('is answered by the link alone, also where somebody else is signed in', async () => {
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

  it('that is over says so, and what to do', async () => {
    await renderRoute('/boleta#el-secreto', {
      api: {
        slipLink: {
          open: () => refuse('not_found', undefined, { reason: 'slip_link_not_found' }),
        },
      },
    });
    expect(await screen.findByText('Este enlace ya no abre la boleta.')).toBeVisible();
  });

  it('that lacks its token asks for nothing', async () => {
    sessionStorage.removeItem('slipToken');
    const { api } = await renderRoute('/boleta');
    expect(await screen.findByText('Falta el enlace de la boleta.')).toBeVisible();
    expect(api.called).toEqual([]);
  });
});
