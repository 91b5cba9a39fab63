import { describe, expect, it, vi } from 'vitest';
import {
  emptyLists,
  person,
  refuse,
  renderRoute,
  screen,
  session,
  stopClock,
  waitFor,
  within,
} from '@/test/index.ts';

const CODES = Array.from({ length: 10 }, (_, i) => `aaaa-bbbb-cccc-dddd-eeee-000${i}`);
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Faena:ana?secret=${SECRET}&issuer=Faena`;
const OFF = { on: false, since: null, recoveryCodesLeft: 0, required: false };
const ON = { on: true, since: '2026-11-20T15:00:00.000Z', recoveryCodesLeft: 7, required: false };
const message = 'Done.';

const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.findByRole('button', { name });

describe('two-step verification on /account (TWOSTEP-1)', () => {
  it('is turned on by password, app and code; the recovery codes are shown once (SESSION-37)', async () => {
    let state: typeof OFF | typeof ON = OFF;
    let confirmed = false;
    const { user, fill, api } = await renderRoute('/account', {
      as: 'client',
      api: {
        session: {
          confirm: () => {
            confirmed = true;
            return { message };
          },
        },
        twoSteps: {
          get: () => state,
          begin: () => (confirmed ? { secret: SECRET, uri } : refuse('confirmation_required')),
          confirm: ({ body }) => {
            if (body.code !== '123456')
              return refuse('validation_failed', undefined, { reason: 'code_wrong' });
            state = { ...ON, recoveryCodesLeft: 10 };
            return { message, recoveryCodes: CODES };
          },
        },
      },
    });
    await user.click(await button('Turn On'));
    expect(await button('Continue')).toHaveFocus();
    await user.keyboard('{Enter}');
    const window = within(await screen.findByRole('dialog', { name: 'Confirm with the password' }));
    await fill(window.getByLabelText(/Password/), 'secreto-1');
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeVisible();
    expect(screen.getByText(SECRET)).toBeVisible();
    const code = await field('The six digits the app shows');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await fill(code, '654321');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await fill(code, '123456');
    await user.keyboard('{Enter}');

    for (const one of CODES) expect(await screen.findByText(one)).toBeVisible();
    const done = await button('I have kept them');
    expect(done).toHaveFocus();
    await user.click(done);
    expect(await screen.findByText('Recovery codes left: 10')).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^Two-step verification/);
    expect(api.calls('twoSteps', 'begin')).toHaveLength(2);
  });

  it('is turned off, and its recovery codes renewed, after a warning of the consequences', async () => {
    let state: typeof OFF | typeof ON = ON;
    const { user } = await renderRoute('/account', {
      as: 'client',
      api: {
        twoSteps: {
          get: () => state,
          renewCodes: () => ({ message, recoveryCodes: CODES }),
          turnOff: () => {
            state = OFF;
            return { message };
          },
        },
      },
    });
    await user.click(await button('New recovery codes'));
    expect(screen.getByText('The codes there were before are no longer good.')).toBeVisible();
    await user.keyboard('{Enter}');
    await user.click(await button('I have kept them'));

    await user.click(await button('Turn Off'));
    expect(screen.getByText('From then on the password alone is enough to log in.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Two-step verification is off.')).toBeVisible();
    expect(await button('Turn On')).toBeVisible();
  });

  it('saves the recovery codes as a file that says whose they are', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:codes';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await renderRoute('/account', {
      as: person('client', { username: 'ana' }),
      api: { twoSteps: { get: () => ON, renewCodes: () => ({ message, recoveryCodes: CODES }) } },
    });
    await user.click(await button('New recovery codes'));
    await user.keyboard('{Enter}');
    await user.click(await button('Download'));
    const text = await saved[0]?.text();
    for (const part of ['ana', ...CODES]) expect(text).toContain(part);
    vi.restoreAllMocks();
  });
});

describe('the second view of the login (TWOSTEP-2)', () => {
  async function atTheCode(given: { code: string }) {
    const somebody = person('client', { username: 'ana' });
    const visit = await renderRoute('/login', {
      api: {
        session: {
          login: ({ body }) => {
            if (!body.code) return refuse('unauthenticated', undefined, { reason: 'code_required' });
            return body.code === given.code
              ? session(somebody)
              : refuse('unauthenticated', undefined, { reason: 'code_wrong' });
          },
        },
        person: { account: () => somebody },
      },
    });
    await visit.fill(await field('Username'), 'ana');
    await visit.fill(await field('Password'), 'secreto-1');
    await visit.user.keyboard('{Enter}');
    expect(await field('Code')).toHaveFocus();
    return visit;
  }

  it('asks for the code after the right password, and reports a wrong one', async () => {
    const { user, fill, path, api } = await atTheCode({ code: '123456' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await fill(await field('Code'), '654321');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    const clock = stopClock();
    await fill(await field('Code'), '123456');
    await user.keyboard('{Enter}');
    await clock.pass(0);
    expect(screen.getByRole('button', { name: 'Logging you in...' })).toBeVisible();
    await clock.pass(2_000);
    expect(path()).toBe('/account');
    expect(api.calls('session', 'login').at(-1)).toMatchObject({
      body: { username: 'ana', password: 'secreto-1', code: '123456' },
    });
  });

  it('takes a recovery code in its place, and leads back', async () => {
    const { user, fill, path } = await atTheCode({ code: CODES[0] ?? '' });
    await fill(await field('Code'), '654321');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(await button('Use a recovery code'));
    expect(await field('Recovery code')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await button('Back'));
    expect(await field('Username')).toHaveValue('ana');
    await user.click(await button('Log In'));
    await user.click(await button('Use a recovery code'));
    await fill(await field('Recovery code'), CODES[0] ?? '');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/account'), { timeout: 5_000 });
  });
});

describe('required two steps (TWOSTEP-4)', () => {
  it('lead from a sign-in to their setup, which leads on', async () => {
    const somebody = person('client', { username: 'ana' });
    const { user, fill, path } = await renderRoute('/login', {
      api: {
        session: { login: () => session(somebody, { mustSetUpTwoSteps: true }) },
        person: { account: () => somebody },
        twoSteps: {
          begin: () => ({ secret: SECRET, uri }),
          confirm: () => ({ message, recoveryCodes: CODES }),
        },
      },
    });
    await fill(await field('Username'), 'ana');
    await fill(await field('Password'), 'secreto-1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/two-steps'), { timeout: 5_000 });
    await user.click(await button('Continue'));
    await fill(await field('The six digits the app shows'), '123456');
    await user.keyboard('{Enter}');
    await user.click(await button('I have kept them'));
    await waitFor(() => expect(path()).toBe('/account'));
  });

  it('are taken by an administrator off a person who lost both, after a question', async () => {
    const somebody = person('client', { username: 'ana', fullname: 'Ana Barrios' });
    const { user, api } = await renderRoute('/admin/users', {
      as: 'admin',
      api: {
        ...emptyLists(),
        person: { all: () => [somebody] },
        twoSteps: { takeOff: () => ({ message }) },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Edit.*Ana Barrios/ }));
    await user.click(await button('Take two-step verification off…'));
    expect(api.changes).toEqual([]);
    await user.click(await button('Take it off'));
    expect(await screen.findByText('Ana Barrios logs in with the password alone now.')).toBeVisible();
    expect(api.calls('twoSteps', 'takeOff')).toMatchObject([{ params: { id: somebody._id } }]);
  });

  it('lead from any other screen to their setup', async () => {
    const { path } = await renderRoute('/account', {
      as: 'client',
      api: {
        person: {
          account: () => refuse('two_steps_required', undefined, { reason: 'two_steps_missing' }),
        },
      },
    });
    await waitFor(() => expect(path()).toBe('/two-steps'));
  });
});
