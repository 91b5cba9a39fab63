import type { DeviceLink } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { type Answers, refuse, renderRoute, screen, waitFor, worker } from '@/test/index.ts';

const own = worker({ marking: 'button' });
const LINK: DeviceLink = {
  userId: own.me._id,
  fullname: 'Ana Luna',
  companyName: 'Taller Luna',
  language: null,
  expiresAt: '2026-11-28T15:00:00.000Z',
};
const SESSION = {
  username: own.me.username,
  accessToken: 'un.token.largo',
  userId: own.me._id,
  rol_id: 3,
  marking: 'button',
} as const;
const DEVICE = {
  _id: 'd'.repeat(24),
  name: 'Chrome · Android',
  own: true,
  createdAt: '2026-11-27T15:00:00.000Z',
  lastSeenAt: '2026-11-27T15:00:00.000Z',
  stamp: 'stamp.linked',
  session: SESSION,
};

const visit = (device: Answers['device'] = {}) =>
  renderRoute('/telefono#secreto', {
    api: { ...own.api, device: { openLink: () => LINK, redeemLink: () => DEVICE, ...device } },
  });
const mine = () => screen.findByRole('button', { name: 'Este teléfono es mío' });

describe('/telefono (MARK-20)', () => {
  it('has the phone mark and opens its person’s screen in one press; the token leaves the address', async () => {
    const { user, path, api } = await visit();
    expect(await screen.findByText('Hola, Ana.')).toBeVisible();
    expect(path()).toBe('/telefono');
    await user.click(await mine());
    await waitFor(() => expect(path()).toBe('/employee'));
    const [redeemed] = api.calls('device', 'redeemLink');
    expect(redeemed?.body).toMatchObject({ token: 'secreto', publicKey: { kty: 'EC', crv: 'P-256' } });
    expect(JSON.stringify(redeemed?.body)).not.toContain('"d"');
    expect(sessionStorage.getItem('deviceToken')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Entrada' })).toBeVisible();
  });

  it('is the same phone when it tries again after a lost answer', async () => {
    let tries = 0;
    const redeemLink = () => {
      tries += 1;
      return tries === 1 ? refuse('unavailable', 'Too busy.') : DEVICE;
    };
    const { user, path, api } = await visit({ redeemLink });
    await user.click(await mine());
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(await mine());
    await waitFor(() => expect(path()).toBe('/employee'));
    const keys = api.calls('device', 'redeemLink').map(({ body }) => JSON.stringify(body));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('says that a link is over, and leads to the login', async () => {
    await visit({ openLink: () => refuse('not_found', 'Over.', { reason: 'device_link_not_found' }) });
    expect(await screen.findByText('Este enlace ya no sirve.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Entrar con contraseña' })).toHaveAttribute('href', '/login');
  });
});
