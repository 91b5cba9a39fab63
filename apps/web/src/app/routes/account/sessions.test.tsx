import type { OwnSession } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { offline, ownSession, refuse, renderRoute, screen, waitFor, within } from '@/test/index.ts';

const section = () => screen.findByRole('region', { name: 'Sessions' });
const rows = async () => within(await section()).findAllByRole('listitem');
const endOthers = () => screen.queryByRole('button', { name: 'Log out the others' });

const here = ownSession();
const phone = ownSession({
  browser: 'Chrome',
  system: 'Android',
  place: '2001:db8:7::/48',
  beganAt: '2026-11-18T14:03:00.000Z',
  lastSeenAt: '2026-11-20T15:00:00.000Z',
  current: false,
});
const program = ownSession({ browser: 'curl', system: null, place: '', current: false });
const unknown = ownSession({ browser: null, system: null, current: false });

/** `/account` of somebody with these sessions, which can be ended. */
async function arrive(sessions: OwnSession[]) {
  let open = sessions;
  const visit = await renderRoute('/account', {
    as: 'client',
    api: {
      session: {
        own: () => open,
        end: ({ params }) => {
          open = open.filter(({ _id }) => _id !== params.id);
          return { message: 'Session ended.' };
        },
        endOthers: () => {
          open = open.filter(({ current }) => current);
          return { message: 'All other sessions ended.' };
        },
      },
    },
  });
  await rows();
  return visit;
}

describe('the sessions on /account (SESSION-36)', () => {
  it('show the facts of each, this one first and without a way to end it', async () => {
    await arrive([here, phone, program, unknown]);
    const [first, second, third, fourth] = await rows();
    expect(first).toHaveTextContent(/^Firefox · WindowsThis session.*Network 203\.0\.113\.0\/24/);
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent(
      /^Chrome · Android.*Network 2001:db8:7::\/48.*Since .*18.*Last seen .*20/,
    );
    expect(third).toHaveTextContent(/^curl/);
    expect(third).not.toHaveTextContent('Network');
    expect(fourth).toHaveTextContent(/^Unknown device/);
  });

  it('are ended one by one, and the focus moves to the section', async () => {
    const { user, api } = await arrive([here, phone, program]);
    await user.click(screen.getByRole('button', { name: 'Log Out: Chrome · Android' }));
    expect(await screen.findByText('The session has ended.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus();
    expect(api.calls('session', 'end')).toMatchObject([{ params: { id: phone._id } }]);
  });

  it('are ended all but this one, with the keyboard', async () => {
    const { user } = await arrive([here, phone, program]);
    endOthers()?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('All other sessions have ended.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(endOthers()).toBeNull();
  });

  it('offer no end if there is no other session', async () => {
    await arrive([here]);
    expect(endOthers()).toBeNull();
    expect(within(await section()).queryByRole('button')).toBeNull();
  });

  it('say when one had ended already, or could not be ended, and are read again', async () => {
    const { user, api } = await arrive([here, phone]);
    api.answer({
      session: {
        end: () => refuse('not_found', undefined, { reason: 'session_not_found' }),
        own: () => [here],
      },
    });
    await user.click(screen.getByRole('button', { name: /^Log Out: Chrome/ }));
    expect(await screen.findByText('Session not found')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('can be loaded again where that failed', async () => {
    const { user, api } = await renderRoute('/account', { as: 'client', api: { session: { own: offline } } });
    const retry = await within(await section()).findByRole('button', { name: /Reintentar|Try Again/ });
    api.answer({ session: { own: () => [here] } });
    await user.click(retry);
    expect(await rows()).toHaveLength(1);
  });
});
