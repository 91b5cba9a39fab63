import { describe, expect, it } from 'vitest';
import { person, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

const send = () => screen.findByRole('button', { name: 'Send a link to verify it' });
const me = person('client', { email: 'ana@example.com' });

describe('the e-mail address on /account (EMAIL-1)', () => {
  it('is verified, or is sent a link', async () => {
    const { user, api } = await renderRoute('/account', {
      as: me,
      api: {
        emailVerification: {
          get: () => ({ verified: false, available: true }),
          send: () => ({ message: 'A link is on its way to the e-mail address.' }),
        },
      },
    });
    expect(await screen.findByText('Not verified')).toBeVisible();
    expect(screen.getByText('ana@example.com')).toBeVisible();
    await user.click(await send());
    expect(await screen.findByText(/A link is on its way .* 24 hours/)).toBeVisible();
    expect(api.calls('emailVerification', 'send')).toHaveLength(1);
  });

  it('needs nothing once it is verified', async () => {
    await renderRoute('/account', {
      as: me,
      api: { emailVerification: { get: () => ({ verified: true, available: true }) } },
    });
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: /link/ })).toBeNull();
  });

  it('shows when another link can be sent, without alarm', async () => {
    const { user } = await renderRoute('/account', {
      as: me,
      api: {
        emailVerification: {
          get: () => ({ verified: false, available: true }),
          send: () => refuse('rate_limited', 'Too many attempts.', { retryAfter: 1_800 }),
        },
      },
    });
    await user.click(await send());
    const told = await screen.findByText(/Another one can be sent from \d+:\d\d/);
    expect(told).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the verification if another link is refused for that reason', async () => {
    let verified = false;
    const { user } = await renderRoute('/account', {
      as: me,
      api: {
        emailVerification: {
          get: () => ({ verified, available: true }),
          send: () => {
            verified = true;
            return refuse('conflict', 'The e-mail address is verified already.');
          },
        },
      },
    });
    await user.click(await send());
    expect(await screen.findByText('Verified')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['where no mail is sent', () => ({ verified: false, available: false })],
    ['where that cannot be read', () => refuse('internal', '')],
  ])('stands alone %s', async (_, get) => {
    await renderRoute('/account', { as: me, api: { emailVerification: { get } } });
    expect(await screen.findByText('ana@example.com')).toBeVisible();
    expect(screen.queryByText(/erified/)).toBeNull();
    expect(screen.queryByRole('button', { name: /link/ })).toBeNull();
  });
});
