import { describe, expect, it } from 'vitest';
import { offline, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

const press = () => screen.findByRole('button', { name: 'It Is Mine' });
const open = () => ({ username: 'ana.luz', createdAt: '2026-11-20T15:00:00.000Z' });
const over = () => refuse('not_found', 'The link is no longer valid.');
const verified = () => ({ message: 'The e-mail address is verified.' });

describe('/verify-email (EMAIL-1)', () => {
  it('verifies with one click the address that received the link, clears the token from the bar, and leads to the login', async () => {
    const { user, path, api } = await renderRoute('/verify-email#secreto', {
      api: { emailVerification: { open, verify: verified } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify the e-mail address' })).toBeVisible();
    expect(path()).toBe('/verify-email');
    expect(await screen.findByText('ana.luz')).toBeVisible();
    expect(screen.getByText('20/11/26')).toBeVisible();
    // Programs that scan mails open links, too.
    expect(api.calls('emailVerification', 'verify')).toEqual([]);
    (await press()).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'E-mail address verified' })).toHaveFocus();
    expect(api.calls('emailVerification', 'verify')).toMatchObject([{ body: { token: 'secreto' } }]);
    expect(sessionStorage.getItem('verifyToken')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go to Login' }));
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('leads a signed-in visitor to their account', async () => {
    const { user, path } = await renderRoute('/verify-email#secreto', {
      as: 'client',
      api: { emailVerification: { open, verify: verified } },
    });
    await user.click(await press());
    await user.click(await screen.findByRole('link', { name: 'Go to My Account' }));
    await waitFor(() => expect(path()).toBe('/account'));
  });

  it('reports an expired link, and the way to another one', async () => {
    const { user, path } = await renderRoute('/verify-email#usado', {
      as: 'client',
      api: { emailVerification: { open: over } },
    });
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to My Account' }));
    await waitFor(() => expect(path()).toBe('/account'));
  });

  it('accepts another link that is opened in the tab of an expired one', async () => {
    const { user, goTo } = await renderRoute('/verify-email#usado', {
      api: { emailVerification: { open, verify: over } },
    });
    await user.click(await press());
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    await goTo('/verify-email#otro');
    expect(await press()).toBeEnabled();
    expect(screen.queryByText('This link is no longer valid.')).toBeNull();
  });

  it('says when it was opened without a link', async () => {
    await renderRoute('/verify-email');
    expect(await screen.findByText('No link to verify an address was opened.')).toBeVisible();
  });

  it('can be tried again when the server is out of reach', async () => {
    const { user } = await renderRoute('/verify-email#secreto', {
      api: { emailVerification: { open, verify: offline } },
    });
    await user.click(await press());
    expect(await screen.findByText('The address could not be verified.')).toBeVisible();
    expect(await press()).toBeEnabled();
  });

  it('can be declined by a person who made no such account, with one click (EMAIL-5)', async () => {
    const decline = () => ({ message: 'The account has no claim to the e-mail address any more.' });
    const { user, api } = await renderRoute('/verify-email#secreto', {
      api: { emailVerification: { open, decline } },
    });
    await user.click(await screen.findByRole('button', { name: 'I Did Not Create It' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Account not yours' })).toHaveFocus();
    expect(api.calls('emailVerification', 'decline')).toMatchObject([{ body: { token: 'secreto' } }]);
    expect(api.calls('emailVerification', 'verify')).toEqual([]);
    expect(sessionStorage.getItem('verifyToken')).toBeNull();
  });

  it('can be declined again when the server is out of reach', async () => {
    const { user } = await renderRoute('/verify-email#secreto', {
      api: { emailVerification: { open, decline: offline } },
    });
    await user.click(await screen.findByRole('button', { name: 'I Did Not Create It' }));
    expect(await screen.findByText('The address could not be removed.')).toBeVisible();
    expect(await press()).toBeEnabled();
  });
});
