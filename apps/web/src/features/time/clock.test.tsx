import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  banner,
  type Clock,
  headerClock,
  newId,
  openRunning as open,
  openRecord,
  project,
  record,
  refuse,
  refuseBare,
  renderRoute,
  screen,
  session,
  stopClock,
  type Visit,
  type Worker,
  within,
  worker,
} from '@/test/index.ts';

const START = '2026-11-20T14:00:00.000Z';
const MINUTE = 60_000;
const idle = () => within(banner()).queryByText('Sin registro');

let clock: Clock;
let own: Worker;

async function openRunning(): Promise<Visit> {
  const visit = await open(own, clock);
  expect(headerClock()).toHaveTextContent(/^0:00:00$/);
  return visit;
}

beforeEach(() => {
  clock = stopClock(START);
  own = worker({ fullname: 'Elena Castillo' });
});

describe('a record that a manager stops (TIME-35)', () => {
  it('stops the clock of its employee within ten seconds, and tells why', async () => {
    const { api } = await openRunning();
    const [running] = own.records;
    if (!running) throw new Error('Nothing runs.');
    const by = { _id: newId(), fullname: 'Marta Gestora', username: 'marta' };
    const values = { startTime: running.startTime, endTime: '2026-11-20T14:00:05.000Z', project: null };
    const corrections = [
      {
        kind: 'stopped',
        at: values.endTime,
        by,
        reason: 'Ya es la hora.',
        before: null,
        after: values,
      } as const,
    ];
    own.records = [
      { ...running, endTime: values.endTime, endReason: 'manager', corrections: [...corrections] },
    ];
    await clock.pass(9_000);
    expect(headerClock()).toHaveTextContent(/^0:00:09$/);
    await clock.pass(1_500);
    expect(idle()).toBeVisible();
    expect(screen.getByText('La gerencia detuvo el registro.')).toBeVisible();
    expect(screen.getByText('Motivo: Ya es la hora.')).toBeVisible();
    expect(api.calls('record', 'start')).toHaveLength(1);
  });
});

describe('a clock before the first answers (DESIGN-28)', () => {
  const hero = () => within(screen.getByRole('region', { name: 'Tiempo de trabajo' }));
  const forEver = () => new Promise<never>(() => {});

  it('offers neither start nor stop until it is known whether time is running', async () => {
    const api = { ...own.api, record: { ...own.api.record, get: forEver } };
    await renderRoute('/employee', { as: own.me, api });
    await clock.pass(0);
    expect(screen.queryByRole('button', { name: /(Iniciar|Detener) registro/ })).toBeNull();
    const waiting = screen.getByRole('button', { name: 'Consultando el registro...' });
    expect(waiting).toBeDisabled();
    expect(waiting).toHaveAttribute('aria-busy', 'true');
  });

  it('names no hours of today by the zone of the browser while that of the company is unknown', async () => {
    const api = { ...own.api, home: { get: forEver } };
    await renderRoute('/employee', { as: own.me, api });
    await clock.pass(0);
    expect(screen.getByRole('button', { name: 'Iniciar registro' })).toBeEnabled();
    expect(hero().getByRole('timer')).toHaveTextContent(/^$/);
  });
});

describe('a stop that is undone (TIME-61)', () => {
  it('goes on as the same record when it is taken back within ten seconds', async () => {
    const { user, api } = await openRunning();
    const [running] = own.records;
    if (!running) throw new Error('Nothing runs.');
    await clock.pass(5_000);
    await user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await clock.pass(9_000);
    api.answer({ record: { undoStop: () => running } });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await clock.pass(1_000);
    expect(api.calls('record', 'undoStop')).toMatchObject([{ params: { id: running._id } }]);
    expect(headerClock()).toHaveTextContent(/^0:00:1[56]$/);
  });

  it('says why when it is final, and offers nothing after ten seconds', async () => {
    const { user, api } = await openRunning();
    await user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await clock.pass(1_000);
    api.answer({ record: { undoStop: () => refuse('conflict', 'closed', { reason: 'record_closed' }) } });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await clock.pass(1_000);
    expect(screen.getByText('El registro sigue detenido.')).toBeVisible();
    expect(screen.getByText('El registro está cerrado: una corrida ya lo pagó.')).toBeVisible();
    await clock.pass(12_000);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });
});

describe('a clock without an answer (TIME-65)', () => {
  it('stops at once when the stop was made and its answer was lost', async () => {
    const { user, api } = await openRunning();
    const [running] = own.records;
    if (!running) throw new Error('Nothing runs.');
    await clock.pass(5_000);
    api.answer({
      record: {
        stop: () => {
          own.records = [{ ...running, endTime: '2026-11-20T14:00:05.000Z', endReason: 'manual' }];
          return refuseBare(502);
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await clock.pass(1_000);
    expect(idle()).toBeVisible();
  });

  it('runs at once when the start was made and its answer was lost', async () => {
    const { user, api } = await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(0);
    api.answer({
      record: {
        start: () => {
          own.records = [openRecord({ employeeId: own.me._id, startTime: START })];
          return refuseBare(502);
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Iniciar registro' }));
    await clock.pass(1_000);
    expect(headerClock()).toHaveTextContent(/^0:00:01$/);
    expect(api.calls('record', 'start')).toHaveLength(1);
  });

  it('starts nothing on a page that idleness is about to end', async () => {
    own.records = [
      record({ employeeId: own.me._id, endTime: '2026-11-20T13:40:00.000Z', endReason: 'lost_signal' }),
    ];
    localStorage.setItem('lastActivity', String(Date.parse(START) - 16 * MINUTE));
    const { api } = await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(5_000);
    expect(api.calls('record', 'start')).toEqual([]);
    expect(api.calls('record', 'stop')).toEqual([]);
    expect(screen.queryByText(/inactividad|otro dispositivo/)).toBeNull();
  });

  it.each([
    ['is 65 minutes old where the clock shows 5', '05:40', '06:45', []],
    ['is 10 minutes old where the clock goes back 50', '05:50', '06:00', [{ body: { resume: true } }]],
  ])('counts the hour that New York repeats: a touch %s', async (_, touched, opened, starts) => {
    vi.stubEnv('TZ', 'America/New_York');
    onTestFinished(() => void vi.unstubAllEnvs());
    const on = (time: string) => `2026-11-01T${time}:00.000Z`;
    clock.jumpTo(on(opened));
    own.records = [record({ employeeId: own.me._id, endTime: on(touched), endReason: 'lost_signal' })];
    localStorage.setItem('lastActivity', String(Date.parse(on(touched))));
    const { api } = await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(5_000);
    expect(api.calls('record', 'start')).toMatchObject(starts);
  });
});

describe('the running clock (TIME-26)', () => {
  it("is in the header of every screen of the area, and in the tab's title", async () => {
    const of = project({ usuarios: [own.me.username] });
    const { goTo, user, api } = await openRunning();
    api.answer({
      project: { get: () => of, members: () => [] },
      task: { board: () => [], assignable: () => [] },
    });
    await clock.pass(5_000);
    expect(headerClock()).toHaveTextContent(/^0:00:05$/);
    expect(document.title).toBe('0:00:05 · Bienvenido, Elena! · Faena');
    for (const [path, title] of [
      ['/employee/home', 'Bienvenido, Elena!'],
      [`/employee/tasks/${own.me._id}`, 'Tareas asignadas por proyecto'],
      [`/employee/projects/${of._id}`, of.name],
      ['/employee/time-tracker', 'Seguimiento de tiempo'],
    ] as const) {
      await goTo(path);
      await clock.pass(1_000);
      expect(headerClock()).toHaveTextContent(/^0:00:\d\d$/);
      expect(document.title).toMatch(new RegExp(`^0:00:\\d\\d · ${title} · Faena$`));
    }
    await user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await clock.pass(0);
    expect(headerClock()).toBeNull();
    expect(document.title).toBe('Seguimiento de tiempo · Faena');
  });

  it('sends a heartbeat each minute (TIME-13)', async () => {
    const { api } = await openRunning();
    await clock.pass(MINUTE - 1_000);
    expect(api.calls('record', 'heartbeat')).toEqual([]);
    await clock.pass(1_000);
    await clock.pass(MINUTE);
    expect(api.calls('record', 'heartbeat').map(({ body }) => body)).toEqual([
      { timesheetId: own.records[0]?._id, touchedMsAgo: expect.any(Number) },
      { timesheetId: own.records[0]?._id, touchedMsAgo: expect.any(Number) },
    ]);
  });

  it.each([
    ['manager', 'La gerencia detuvo el registro.'],
    ['longest_shift', 'El registro llegó a la jornada máxima y queda por revisar.'],
    ['inactivity', 'El registro se detuvo por inactividad.'],
  ] as const)('that the server stopped for %s shows idle, and says so quietly', async (endReason, said) => {
    const { api } = await openRunning();
    own.records = own.records.map((one) => ({ ...one, endTime: '2026-11-20T14:00:30.000Z', endReason }));
    api.answer({ record: { heartbeat: () => refuse('conflict', 'It has ended.') } });
    // The next heartbeat learns it, and a look for the manager's end does sooner.
    for (let waited = 0; waited < 2 * MINUTE && !screen.queryByText(said); waited += 1_000)
      await clock.pass(1_000);
    expect(screen.getByText(said)).toBeVisible();
    expect(idle()).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Iniciar registro' })[0]).toBeVisible();
    expect(api.calls('record', 'start')).toHaveLength(1);
  });

  it('goes on where an unload on another device ended it', async () => {
    const { api } = await openRunning();
    own.records = own.records.map((one) => ({
      ...one,
      endTime: '2026-11-20T14:00:30.000Z',
      endReason: 'unload',
    }));
    api.answer({ record: { heartbeat: () => refuse('conflict', 'It has ended.') } });
    await clock.pass(MINUTE);
    expect(api.calls('record', 'start').at(-1)?.body).toMatchObject({ resume: true });
    expect(own.records).toMatchObject([{ endTime: null }]);
    expect(headerClock()).toBeVisible();
  });

  it('is stopped by inactivity, which logs the person out (TIME-11)', async () => {
    const { api, path } = await openRunning();
    await clock.pass(15 * MINUTE);
    expect(path()).toMatch(/^\/login/);
    expect(api.calls('record', 'stop').map(({ body }) => body.reason)).toEqual(['inactivity']);
  });

  it('shows a start on another device once the person returns to this one', async () => {
    const { user } = await openRunning();
    await user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await clock.pass(0);
    expect(idle()).toBeVisible();
    own.records = [openRecord({ employeeId: own.me._id, startTime: START }), ...own.records];
    fireEvent(document, new Event('visibilitychange'));
    await clock.pass(0);
    expect(headerClock()).toBeVisible();
  });
});

describe('working time at a login (TIME-9)', () => {
  async function logIn(given = {}): Promise<Visit> {
    const visit = await renderRoute('/login', {
      api: {
        ...own.api,
        person: { account: () => own.me },
        session: {
          login: () => session(own.me, given),
          changePassword: () => ({ message: 'Changed.', accessToken: 'a-new-token' }),
        },
      },
    });
    await visit.fill(screen.getByLabelText('Username'), own.me.username);
    await visit.fill(screen.getByLabelText('Password'), 'secreto-1');
    await visit.user.click(screen.getByRole('button', { name: 'Log In' }));
    await clock.pass(2_000);
    return visit;
  }

  it('starts, with the id of the person alone, and its id is stored', async () => {
    const { api, path } = await logIn();
    expect(path()).toBe('/employee');
    expect(api.calls('record', 'start').map(({ body }) => body)).toEqual([
      { employeeId: own.me._id, resume: false },
    ]);
    expect(headerClock()).toHaveTextContent(/^0:00:\d\d$/);
    expect(localStorage.getItem('currentTimesheetId')).toBe(own.records[0]?._id);
  });

  it('starts once a temporary password has been replaced', async () => {
    let changed = false;
    const visit = await renderRoute('/login', {
      api: {
        ...own.api,
        person: { account: () => own.me },
        record: {
          ...own.api.record,
          get: () => (changed ? own.records : refuse('password_change_required')),
          start: (call) =>
            changed && own.api.record?.start
              ? own.api.record.start(call)
              : refuse('password_change_required'),
        },
        session: {
          login: () => session(own.me, { mustChangePassword: true }),
          changePassword: () => {
            changed = true;
            return { message: 'Changed.', accessToken: 'a-new-token' };
          },
        },
      },
    });
    await visit.fill(screen.getByLabelText('Username'), own.me.username);
    await visit.fill(screen.getByLabelText('Password'), 'temporal');
    await visit.user.click(screen.getByRole('button', { name: 'Log In' }));
    await clock.pass(2_000);
    expect(visit.path()).toBe('/change-password');
    expect(own.records).toEqual([]);

    await visit.fill(screen.getByLabelText('Current password'), 'temporal');
    await visit.fill(screen.getByLabelText('New password'), 'otra-clave-1');
    await visit.fill(screen.getByLabelText('Confirm new password'), 'otra-clave-1');
    await visit.user.click(screen.getByRole('button', { name: 'Save Password' }));
    await clock.pass(0);
    expect(visit.path()).toBe('/employee');
    expect(headerClock()).toBeVisible();
    expect(own.records).toMatchObject([{ endTime: null }]);
  });
});

describe('working time when the app is loaded (TIME-9)', () => {
  it.each(['unload', 'lost_signal'] as const)('goes on after %s', async (endReason) => {
    own = worker({ records: [record({ endReason })] });
    const { api } = await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(0);
    expect(api.calls('record', 'start').map(({ body }) => body)).toMatchObject([{ resume: true }]);
    expect(headerClock()).toBeVisible();
  });

  it.each(['manual', 'logout', 'manager', 'inactivity'] as const)(
    'does not start by itself after %s',
    async (endReason) => {
      own = worker({ records: [record({ endReason })] });
      const { api } = await renderRoute('/employee', { as: own.me, api: own.api });
      await clock.pass(0);
      expect(screen.getByRole('button', { name: 'Iniciar registro' })).toBeEnabled();
      expect(api.calls('record', 'start')).toEqual([]);
    },
  );
});
