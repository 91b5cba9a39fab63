import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  banner,
  type Clock,
  headerClock,
  openRecord,
  renderRoute,
  screen,
  stopClock,
  type Worker,
  within,
  worker,
} from '@/test/index.ts';

const MINUTE = 60_000;
const idle = () => within(banner()).queryByText('Sin registro');
const leave = () => fireEvent(window, new PageTransitionEvent('pagehide'));
const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

let clock: Clock;
let own: Worker;

beforeEach(() => {
  clock = stopClock('2026-11-20T14:00:00.000Z');
  own = worker({ marking: 'button' });
});

/** Waits for keys and the browser's database, which ignore the stopped clock. */
async function until(check: () => void): Promise<void> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    await clock.pass(0);
    try {
      return check();
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  check();
}

async function open(path = '/employee') {
  const visit = await renderRoute(path, { as: own.me, api: own.api });
  await until(() => expect(screen.getByRole('button', { name: /^(Entrada|Salida)$/ })).toBeEnabled());
  return visit;
}

describe('the clock of a person who marks by button (MARK-1)', () => {
  it.each([
    ['an unload', 'unload'],
    ['a lost signal', 'lost_signal'],
  ] as const)('starts nothing when a page opens after %s', async (_, endReason) => {
    own = worker({
      marking: 'button',
      records: [openRecord({ endTime: '2026-11-20T13:59:50.000Z', endReason })],
    });
    const { api } = await open();
    await clock.pass(MINUTE);
    await until(() => expect(idle()).toBeVisible());
    expect(api.calls('record', 'start')).toEqual([]);
  });

  it('begins and ends by a press of Entrada and Salida alone (MARK-3)', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Entrada' }));
    await until(() => expect(own.marks).toMatchObject([{ kind: 'in' }]));
    leave();
    comeBack();
    await clock.pass(10 * MINUTE);
    await until(() => expect(headerClock()).toHaveTextContent(/^0:10:0\d$/));
    expect(api.calls('record', 'stop')).toEqual([]);
    expect(api.calls('record', 'heartbeat')).toEqual([]);
    expect(api.calls('record', 'bridgeGap')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Salida' }));
    await until(() => expect(own.marks).toMatchObject([{ kind: 'in' }, { kind: 'out' }]));
    await until(() => expect(idle()).toBeVisible());
    expect(api.calls('record', 'start')).toEqual([]);
    expect(api.calls('record', 'stop')).toEqual([]);
  });

  it('goes on when the session ends for idleness (MARK-3)', async () => {
    own.records = [openRecord({ employeeId: own.me._id, marked: true })];
    const { api, path } = await open();
    await clock.pass(16 * MINUTE);
    expect(path()).toMatch(/^\/login/);
    expect(api.calls('record', 'stop')).toEqual([]);
  });

  it('shows an end from another device (MARK-3)', async () => {
    const running = openRecord({ employeeId: own.me._id, marked: true });
    own.records = [running];
    await open();
    await until(() => expect(headerClock()).toBeVisible());
    own.records = [{ ...running, endTime: '2026-11-20T14:00:05.000Z', endReason: 'manual' }];
    await clock.pass(MINUTE + 11_000);
    await until(() => expect(idle()).toBeVisible());
  });

  it('leaves out the lunch that the end of the record deducts, and says so (LUNCH-7)', async () => {
    const lunch = { from: '2026-11-20T14:02:00.000Z', until: '2026-11-20T14:08:00.000Z' };
    const startTime = '2026-11-20T13:00:00.000Z';
    own = worker({
      marking: 'button',
      records: [openRecord({ marked: true, startTime })],
      home: { lunch },
    });
    await open();
    await clock.pass(7 * MINUTE);
    await until(() => expect(headerClock()).toHaveTextContent(/^1:07:0\d$/));
    expect(screen.getByText('Trabajado hoy')).toBeVisible();
    await clock.pass(5 * MINUTE);
    await until(() => expect(headerClock()).toHaveTextContent(/^1:06:0\d$/));
    expect(screen.getByText('Trabajado hoy, sin almuerzo')).toBeVisible();
  });

  it.each(['/employee', '/employee/tasks'])(
    'asks at most once a minute meanwhile, on %s (PHONE-27)',
    async (path) => {
      own.records = [openRecord({ employeeId: own.me._id, marked: true })];
      const { api } = await renderRoute(path, { as: own.me, api: own.api });
      await until(() => expect(headerClock()).toBeVisible());
      await clock.pass(5_000);
      const before = api.called.length;
      await clock.pass(10 * MINUTE);
      expect(api.called.slice(before)).toEqual(Array(10).fill('home.get'));
    },
  );
});

describe('a shortcut of the installed app (PHONE-30)', () => {
  const running = () => openRecord({ employeeId: own.me._id, marked: true });
  const entrada = () => screen.getByRole('button', { name: 'Entrada' });
  const answer = (text: string) => screen.queryByText(text, { selector: 'p[role="status"]' });

  it('leads to Entrada, which one press marks; a page that loads again asks for nothing', async () => {
    const { user } = await open('/employee#entrada');
    await until(() => expect(entrada()).toHaveFocus());
    expect(own.marks).toEqual([]);
    expect(window.location.hash).toBe('');
    await user.keyboard('{Enter}');
    await until(() => expect(own.marks).toMatchObject([{ kind: 'in' }]));
    await until(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible());
  });

  it('leads to Salida while a record runs', async () => {
    own.records = [running()];
    await open('/employee#salida');
    await until(() => expect(screen.getByRole('button', { name: 'Salida' })).toHaveFocus());
    expect(own.marks).toEqual([]);
  });

  it('says that there is nothing to mark, and leads to no other button', async () => {
    own.records = [running()];
    await open('/employee#entrada');
    await until(() => expect(answer('Registro en curso')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Salida' })).not.toHaveFocus();
  });

  it('says so for a Salida without an Entrada, until a press', async () => {
    const { user } = await open('/employee#salida');
    await until(() => expect(answer('Sin registro en curso')).toBeVisible());
    expect(entrada()).not.toHaveFocus();
    await user.click(entrada());
    await until(() => expect(answer('Sin registro en curso')).toBeNull());
  });

  it('only opens the home of a person whose clock starts by itself', async () => {
    own = worker({ records: [openRecord()] });
    await renderRoute('/employee#entrada', { as: own.me, api: own.api });
    await until(() => expect(screen.getByRole('button', { name: 'Detener registro' })).toBeEnabled());
    await until(() => expect(window.location.hash).toBe(''));
    expect(answer('Registro en curso')).toBeNull();
  });
});

it('a change of the company reaches an open page with the next answer, and the button says so (MARK-2)', async () => {
  own = worker();
  Object.assign(own.company, { marking: 'button' });
  await open();
  expect(localStorage.getItem('marking')).toBe('button');
  expect(screen.getByRole('button', { name: 'Entrada' })).toBeEnabled();
});
