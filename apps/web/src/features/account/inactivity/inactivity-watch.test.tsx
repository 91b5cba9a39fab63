import type { Role } from '@faena/shared/access';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkConnection } from '@/lib/connection.ts';
import { type Clock, emptyLists, renderRoute, screen, stopClock, type Visit } from '@/test/index.ts';

const MINUTE = 60_000;
const START = '2026-11-20T14:00:00Z';

const overlay = () => screen.queryByRole('alertdialog', { name: 'La sesión está por cerrarse' });
const timer = () => screen.getByRole('timer').textContent;

/** A screen with a very recent input, on a clock that only the test advances. */
async function openAt(path: string, role: Role): Promise<Visit & { clock: Clock }> {
  const clock = stopClock(START);
  const visit = await renderRoute(path, { as: role, api: emptyLists() });
  await clock.pass(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...visit, clock };
}

describe('the warning of inactivity (SESSION-11)', () => {
  it.each([
    ['the landing page', 'client', '/'],
    ['the admin area', 'admin', '/admin'],
    ['the pages of every role', 'client', '/account'],
    ["the manager's area", 'manager', '/home'],
    ["the employee's area", 'employee', '/employee'],
  ] as const)(
    'appears after 14 minutes and 30 seconds, and counts 30 seconds down: %s',
    async (_, role, path) => {
      const { clock } = await openAt(path, role);
      await clock.pass(14.5 * MINUTE - 1_000);
      expect(overlay()).toBeNull();
      await clock.pass(1_000);
      expect(overlay()).toBeVisible();
      expect(timer()).toBe('La sesión se cerrará en 30 s.');
      await clock.pass(10_000);
      expect(timer()).toBe('La sesión se cerrará en 20 s.');
    },
  );

  it('logs the person out at zero, and says why', async () => {
    const { clock, path } = await openAt('/account', 'client');
    await clock.pass(15 * MINUTE - 1_000);
    expect(timer()).toBe('La sesión se cerrará en 1 s.');
    expect(localStorage.getItem('accessToken')).not.toBeNull();
    await clock.pass(1_000);
    expect(path()).toBe('/login?from=%2Faccount');
    expect(screen.getByText('Your session was closed after 15 minutes without activity.')).toBeVisible();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});

describe('the warning of inactivity closes and the time restarts (SESSION-11)', () => {
  it("after 'Seguir trabajando', which has the focus", async () => {
    const { clock, user } = await openAt('/account', 'client');
    await clock.pass(14.75 * MINUTE);
    expect(screen.getByRole('button', { name: 'Seguir trabajando' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await clock.pass(0);
    expect(overlay()).toBeNull();
    await clock.pass(14.5 * MINUTE - 1_000);
    expect(overlay()).toBeNull();
    await clock.pass(1_000);
    expect(overlay()).toBeVisible();
  });

  it.each([
    ['the mouse', () => fireEvent.pointerMove(document.body, { screenX: 200, screenY: 300 })],
    ['the wheel', () => fireEvent.wheel(document.body, { deltaY: 40 })],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['a touch', () => fireEvent.touchStart(document.body, { changedTouches: [{ clientX: 9, clientY: 9 }] })],
  ])('after any activity: %s', async (_, act) => {
    const { clock } = await openAt('/account', 'client');
    await clock.pass(14.75 * MINUTE);
    expect(overlay()).toBeVisible();
    act();
    await clock.pass(0);
    expect(overlay()).toBeNull();
    await clock.pass(14.5 * MINUTE - 1_000);
    expect(overlay()).toBeNull();
    await clock.pass(1_000);
    expect(overlay()).toBeVisible();
  });
});

describe("a laptop's sleep (SESSION-11)", () => {
  it('counts by the clock, not by ticks: a late move of the mouse is too late', async () => {
    const { clock, path } = await openAt('/account', 'client');
    clock.jumpTo('2026-11-20T16:00:00Z');
    fireEvent.pointerMove(document.body, { screenX: 300, screenY: 300 });
    await clock.pass(0);
    expect(path()).toBe('/login?from=%2Faccount');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});

describe('a change of the device’s clock (SESSION-11)', () => {
  const move = (screenX: number) => fireEvent.pointerMove(document.body, { screenX, screenY: 300 });

  /** A screen of a device with the server's time, which runs by itself. */
  async function openWithServer() {
    const visit = await openAt('/account', 'client');
    const [began, at] = [performance.now(), Date.now()];
    visit.api.serverTime = () => at + performance.now() - began;
    await checkConnection();
    move(1);
    await visit.clock.pass(2_000);
    move(2);
    await visit.clock.pass(0);
    return { ...visit, set: (ms: number) => visit.clock.jumpTo(new Date(Date.now() + ms).toISOString()) };
  }

  it('forward is no inactivity: the time continues from the last touch', async () => {
    const { clock, set, path } = await openWithServer();
    await clock.pass(10 * MINUTE);
    set(60 * MINUTE);
    await clock.pass(0);
    await clock.pass(4.5 * MINUTE - 1_000);
    expect(overlay()).toBeNull();
    await clock.pass(2_000);
    expect(overlay()).toBeVisible();
    set(60 * MINUTE);
    move(3);
    await clock.pass(0);
    move(4);
    await clock.pass(0);
    expect(overlay()).toBeNull();
    await clock.pass(14 * MINUTE);
    expect(overlay()).toBeNull();
    expect(path()).toBe('/account');
  });

  it('back adds no time', async () => {
    const { clock, set, path } = await openWithServer();
    await clock.pass(MINUTE);
    set(-60 * MINUTE);
    window.dispatchEvent(new Event('focus'));
    await clock.pass(13.5 * MINUTE);
    expect(overlay()).toBeVisible();
    await clock.pass(MINUTE / 2);
    expect(path()).toBe('/login?from=%2Faccount');
  });

  it('is distinguished from sleep, during which the server’s time continues', async () => {
    const { api, clock, set, path } = await openWithServer();
    const awake = api.serverTime;
    api.serverTime = () => (awake?.() ?? 0) + 60 * MINUTE;
    set(60 * MINUTE);
    move(3);
    await clock.pass(0);
    expect(path()).toBe('/login?from=%2Faccount');
  });

  it('counts as sleep while the server does not answer', async () => {
    const { api, clock, set, path } = await openWithServer();
    api.reachable = false;
    set(60 * MINUTE);
    move(3);
    await clock.pass(0);
    expect(path()).toBe('/login?from=%2Faccount');
  });
});
