import type { ApiToken } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { apiToken, offline, refuse, renderRoute, screen, waitFor, within } from '@/test/index.ts';

const SECRET = 'faena_bXk0b2tlbm9mYXByb2dyYW0';
const section = () => screen.findByRole('region', { name: 'API Tokens' });
const rows = async () => within(await section()).findAllByRole('listitem');

/** `/account` of somebody with these tokens, who can make and revoke more. */
async function arrive(tokens: ApiToken[]) {
  let good = tokens;
  return renderRoute('/account', {
    as: 'client',
    api: {
      apiToken: {
        list: () => good,
        make: ({ body }) => {
          const made = apiToken({ name: body.name, scope: body.scope ?? 'read' });
          good = [made, ...good];
          return { message: 'Token made.', apiToken: made, token: SECRET };
        },
        revoke: ({ params }) => {
          good = good.filter(({ _id }) => _id !== params.id);
          return { message: 'Token revoked.' };
        },
      },
    },
  });
}

describe('API tokens on /account (TOKEN-1)', () => {
  it('show the rights, the end and the last use of each', async () => {
    await arrive([
      apiToken({ name: 'Planilla', lastUsedAt: '2026-11-20T15:00:00.000Z' }),
      apiToken({ name: 'Reloj', scope: 'read' }),
    ]);
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/^PlanillaRead and change.*Until .*Last used .*20/);
    expect(second).toHaveTextContent(/^RelojRead.*Never used/);
  });

  it('are made with the chosen rights, and shown once', async () => {
    const { user, api } = await arrive([]);
    await user.click(await screen.findByRole('button', { name: 'New Token' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API Token' }));
    await user.type(form.getByLabelText(/^Name/), 'Planilla');
    await user.selectOptions(form.getByLabelText(/^It can/), 'write');
    await user.selectOptions(form.getByLabelText(/^Good for/), '30');
    await user.click(form.getByRole('button', { name: 'Create' }));
    const shown = await screen.findByRole('dialog', { name: 'Your New Token' });
    expect(within(shown).getByRole('status', { name: 'Token' })).toHaveTextContent(SECRET);
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(api.calls('apiToken', 'make')).toMatchObject([
      { body: { name: 'Planilla', scope: 'write', days: 30 } },
    ]);
  });

  it('need a name, and say beside the form why there is no other', async () => {
    const { user, api } = await arrive([]);
    api.answer({
      apiToken: {
        make: () => refuse('conflict', undefined, { reason: 'too_many_api_tokens' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Token' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API Token' }));
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Required.')).toBeVisible();
    await user.type(form.getByLabelText(/^Name/), 'Planilla');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Too many tokens are good already.')).toBeVisible();
  });

  it('are revoked one by one, and the focus moves to the section', async () => {
    const { user } = await arrive([apiToken({ name: 'Reloj' }), apiToken()]);
    await user.click(await screen.findByRole('button', { name: 'Revoke: Reloj' }));
    expect(await screen.findByText('The token is good for nothing any more.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'API Tokens' })).toHaveFocus();
  });

  it('can be loaded again where that failed', async () => {
    const { user, api } = await renderRoute('/account', {
      as: 'client',
      api: { apiToken: { list: offline } },
    });
    const retry = await within(await section()).findByRole('button', { name: /Reintentar|Try Again/ });
    api.answer({ apiToken: { list: () => [apiToken()] } });
    await user.click(retry);
    expect(await rows()).toHaveLength(1);
  });
});
