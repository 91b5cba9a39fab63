import type { Notice, NoticeChoice } from '@faena/shared/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDevices } from '@/features/time/index.ts';
import {
  type Answers,
  emptyLists,
  newId,
  notice,
  noticePreferences,
  offline,
  person,
  refuse,
  renderRoute,
  screen,
  setViewport,
  stopClock,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';
import { answersIn } from '@/test/languages/world.ts';
import { company as luna, people } from '@/test/languages/world-people.ts';

const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Avisos' });
const lineOf = (name: RegExp) => screen.findByRole('link', { name });
const task = (given: Partial<Notice> = {}) =>
  notice({
    ...{ kind: 'task-assigned', by: 'Olga', employee: null, company: { _id: newId(), name: 'Taller Luna' } },
    ...{
      project: { _id: newId(), name: 'Puente' },
      task: { _id: newId(), name: 'Medir la zanja' },
      ...given,
    },
  });

/** The fields of a choice; absent ones stay. */
const chosenIn = (body: NoticeChoice) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** The home of a manager with these notices. */
async function open(
  notices: readonly Notice[],
  unread = notices.filter(({ isRead }) => !isRead).length,
  answers = emptyLists(),
) {
  let present = notices;
  return renderRoute('/home', {
    as: people.manager,
    api: {
      ...answers,
      notice: {
        list: () => ({
          notices: [...present],
          unread: present.filter(({ isRead }) => !isRead).length,
          next: null,
        }),
        unread: () => ({ unread }),
        read: ({ params: { id } }) => {
          present = present.map((one) => (one._id === id ? { ...one, isRead: true } : one));
          return { message: 'Read.' };
        },
        readAll: () => {
          present = present.map((one) => ({ ...one, isRead: true }));
          return { message: 'Read.' };
        },
      },
    },
  });
}

beforeEach(() => {
  stopClock('2026-11-20T18:00:00.000Z');
});

describe('the bell of the header (NOTICE-8)', () => {
  it('has the number of unread notices, and at most 99+', async () => {
    await open([task()], 3);
    const button = await bell('Avisos, 3 sin leer');
    expect(button.parentElement).toHaveTextContent('3');
  });

  it('says 99+ for a hundred', async () => {
    await open([], 100);
    expect((await bell('Avisos, 99+ sin leer')).parentElement).toHaveTextContent('99+');
  });

  it('has no number without unread notices, and none when they could not be counted', async () => {
    const { api } = await open([]);
    api.answer({ notice: { unread: () => refuse('internal') } });
    expect(await bell('Avisos')).toBeVisible();
  });
});

describe('the list of notices (NOTICE-10)', () => {
  it('groups them by day, the newest first, each a link to its thing', async () => {
    const asked = notice({ at: '2026-11-19T16:00:00.000Z', by: 'Inés Mora' });
    const assigned = task({ at: '2026-11-20T16:00:00.000Z' });
    const several = task({ at: '2026-11-03T16:00:00.000Z', things: 12, isRead: true });
    const { user } = await open([assigned, asked, several]);
    await user.click(await bell('Avisos, 2 sin leer'));
    const list = within(await panel());
    await list.findByRole('heading', { name: 'Hoy' });
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Hoy', 'Ayer', 'martes, 3 de noviembre'],
    ]);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/projects/${assigned.project?._id}?task=${assigned.task?._id}`,
      `/planilla?empleado=${asked.employee?._id}&company=${asked.company?._id}`,
      `/projects/${several.project?._id}`,
    ]);
    expect(await lineOf(/^Tarea asignada: Medir la zanja/)).toHaveTextContent('Olga · Puente · Taller Luna');
    expect(await lineOf(/^12 tareas asignadas/)).not.toHaveTextContent('Sin leer');
  });

  it('reads a followed notice, opens its thing in its company and closes', async () => {
    const asked = notice({ company: { _id: luna._id, name: luna.name } });
    const { user, api, path } = await open([asked], 1, answersIn('data', people.manager));
    await user.click(await bell('Avisos, 1 sin leer'));
    await user.click(await lineOf(/^Solicitud sobre un registro de horas/));
    await waitFor(() => expect(path()).toMatch(/^\/planilla\?/));
    expect(api.calls('notice', 'read').map(({ params }) => params.id)).toEqual([asked._id]);
    expect(localStorage.getItem('activeCompanyId')).toContain(luna._id);
    expect(screen.queryByRole('dialog', { name: 'Avisos' })).toBeNull();
  });

  it('marks all as read up to the newest that was shown, and takes the number away', async () => {
    const newest = task();
    const { user, api } = await open([newest, task({ at: '2026-11-01T16:00:00.000Z' })]);
    await user.click(await bell('Avisos, 2 sin leer'));
    expect(await screen.findAllByRole('link', { name: /^Tarea asignada.*Sin leer/ })).toHaveLength(2);
    api.answer({ notice: { unread: () => ({ unread: 0 }) } });
    await user.click(await screen.findByRole('button', { name: 'Marcar todo como leído' }));
    await waitFor(() => expect(screen.queryByText('Sin leer')).toBeNull());
    expect(api.calls('notice', 'readAll').map(({ body }) => body.upTo)).toEqual([newest._id]);
    await user.keyboard('{Escape}');
    expect(await bell('Avisos')).toHaveFocus();
  });

  it('says that there is none, and that it could not be loaded, with a way to try again', async () => {
    const { user, api } = await open([]);
    const { list } = { list: () => ({ notices: [], unread: 0, next: null }) };
    api.answer({ notice: { list: offline } });
    await user.click(await bell('Avisos'));
    expect(await screen.findByText('No se pudieron cargar los avisos.')).toBeVisible();
    api.answer({ notice: { list } });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay avisos.')).toBeVisible();
  });

  it('fills the screen of a phone, and closes by its cross', async () => {
    setViewport({ width: 360 });
    const { user } = await open([task()]);
    await user.click(await bell('Avisos, 1 sin leer'));
    expect(await panel()).toHaveAccessibleName('Avisos');
    await lineOf(/^Tarea asignada/);
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Avisos' })).toBeNull());
  });
});

describe('the choice of notices in the settings (NOTICE-6, NOTICE-9)', () => {
  const settings = (mailable: boolean) => {
    return renderRoute('/settings', {
      as: 'manager',
      api: {
        notice: {
          preferences: () => noticePreferences({ mailable }),
          prefer: ({ body }) => noticePreferences({ ...chosenIn(body), mailable }),
        },
      },
    });
  };
  const select = (name: string) => screen.findByRole('combobox', { name });
  const bodies = (api: Visit['api']) => api.calls('notice', 'prefer').map(({ body }) => body);

  it('switches a kind off at once, by the bell and by mail, and offers the kinds of the role', async () => {
    const { user, api } = await settings(true);
    const mail = await select('Tareas asignadas: Correo');
    await user.selectOptions(mail, 'Sin correo');
    expect(mail).toHaveDisplayValue('Sin correo');
    await user.click(await screen.findByRole('switch', { name: 'Reclamos sobre boletas: Campana' }));
    expect(await select('Reclamos sobre boletas: Correo')).toBeDisabled();
    await waitFor(() => expect(bodies(api)).toHaveLength(2));
    expect(bodies(api).at(-1)).toEqual({
      ...{ off: ['slip-claimed'], mailOff: ['task-assigned'], pushOff: [], mailDaily: [] },
      ...{ noticeHour: 7, quietFrom: null, quietTo: null },
    });
    expect(screen.queryByRole('switch', { name: /^Boletas listas/ })).toBeNull();
  });

  it('puts a kind into the daily summary, and takes it out again (NOTICE-20)', async () => {
    const { user, api } = await settings(true);
    const mail = await select('Tareas asignadas: Correo');
    for (const way of ['Resumen diario', 'Sin correo', 'Correo al momento']) {
      await user.selectOptions(mail, way);
      expect(mail).toHaveDisplayValue(way);
    }
    await waitFor(() => expect(bodies(api)).toHaveLength(3));
    expect(bodies(api).map(({ mailOff, mailDaily }) => [mailOff, mailDaily])).toEqual([
      [[], ['task-assigned']],
      [['task-assigned'], []],
      [[], []],
    ]);
  });

  it('has the hour of the day, and quiet hours that begin, change and end (NOTICE-22, NOTICE-21)', async () => {
    const { user, api } = await settings(true);
    await user.selectOptions(await select('Hora del día'), '18:00');
    await user.selectOptions(await select('Silencio desde'), '21:00');
    await user.selectOptions(await select('Silencio hasta'), '6:00');
    // The end is never the begin.
    await user.selectOptions(await select('Silencio desde'), '6:00');
    await user.selectOptions(await select('Silencio desde'), 'Sin horas de silencio');
    expect(screen.queryByRole('combobox', { name: 'Silencio hasta' })).toBeNull();
    await waitFor(() => expect(bodies(api)).toHaveLength(5));
    expect(bodies(api).map(({ noticeHour, quietFrom, quietTo }) => [noticeHour, quietFrom, quietTo])).toEqual(
      [
        ...[
          [18, null, null],
          [18, 21, 7],
          [18, 21, 6],
          [18, 6, 16],
          [18, null, null],
        ],
      ],
    );
  });

  it('says why nothing arrives by mail without a verified address', async () => {
    await settings(false);
    expect(await select('Tareas asignadas: Correo')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Ir a la cuenta' })).toBeVisible();
  });
});

describe('push messages to a browser (NOTICE-12)', () => {
  const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
  const subscription = {
    endpoint: 'https://push.example.com/send/1',
    p256dh: KEY,
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };

  /** A browser that takes push messages once its person has allowed them. */
  function equip(answer: NotificationPermission) {
    let isSubscribed = false;
    const permission = {
      permission: 'default',
      requestPermission: async () => (permission.permission = answer),
    };
    const made = {
      toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: KEY, auth: subscription.auth } }),
      unsubscribe: async () => (isSubscribed = false),
    };
    const subscribe = vi.fn(async () => {
      isSubscribed = true;
      return made;
    });
    const registration = {
      pushManager: { subscribe, getSubscription: async () => (isSubscribed ? made : null) },
    };
    vi.stubGlobal('Notification', permission);
    vi.stubGlobal('PushManager', class {});
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
      configurable: true,
    });
    return { subscribe, isThere: () => isSubscribed };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const push: NonNullable<Answers['push']> = {
    get: () => ({ publicKey: KEY, isOn: false }),
    subscribe: () => ({ publicKey: KEY, isOn: true }),
    unsubscribe: () => ({ message: 'Push ended.' }),
  };
  const open = () =>
    renderRoute('/settings', {
      as: 'manager',
      api: {
        notice: { prefer: ({ body }) => noticePreferences(chosenIn(body)) },
        push,
      },
    });
  const here = () => screen.findByRole('switch', { name: 'Avisos en este dispositivo' });

  it('begin and end with a switch, and each kind has one of its own', async () => {
    const { subscribe, isThere } = equip('granted');
    const { user, api } = await open();
    await user.click(await here());
    await waitFor(async () => expect(await here()).toBeChecked());
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(api.calls('push', 'subscribe').map(({ body }) => body)).toEqual([subscription]);
    await user.click(await screen.findByRole('switch', { name: 'Tareas asignadas: Dispositivo' }));
    await waitFor(() => expect(api.calls('notice', 'prefer')).toHaveLength(1));
    expect(api.calls('notice', 'prefer')[0]?.body).toMatchObject({ off: [], pushOff: ['task-assigned'] });
    await user.click(await here());
    await waitFor(async () => expect(await here()).not.toBeChecked());
    expect(api.calls('push', 'unsubscribe')).toHaveLength(1);
    expect(isThere()).toBe(false);
  });

  it('stay off, with the reason, when the person allows no notices', async () => {
    equip('denied');
    const { user, api } = await open();
    await user.click(await here());
    expect(await screen.findAllByText('El navegador no permite avisos de esta página.')).not.toHaveLength(0);
    expect(await here()).not.toBeChecked();
    expect(api.calls('push', 'subscribe')).toEqual([]);
  });

  /** The settings after a sign-in, on a phone on which the person had chosen push or not. */
  async function enter(takesPush: boolean, isOwn: boolean) {
    equip('granted');
    Object.assign(Notification, { permission: 'granted' });
    const me = person();
    const { addDevice, readDevice } = await loadDevices();
    const device = { personId: me._id, deviceId: null, counter: 0, previous: '', stamp: null, isOwn };
    await addDevice({ ...device, keys: {} as CryptoKeyPair, takesPush });
    localStorage.setItem('ownDevice', isOwn ? me._id : newId());
    const { api } = await renderRoute('/settings', { as: me, api: { push } });
    await bell('Avisos');
    await here();
    await readDevice(me._id);
    return { me, api };
  }

  it('go on after the next sign-in on a device of one’s own (NOTICE-19)', async () => {
    const { me, api } = await enter(true, true);
    await waitFor(() => expect(localStorage.getItem('pushOn')).toBe(me._id));
    expect(api.calls('push', 'subscribe').map(({ body }) => body)).toEqual([subscription]);
  });

  it.each([
    ['where they were off', false, true],
    ['on the device of another person', true, false],
  ])('stay off after a sign-in %s (NOTICE-19)', async (_, takesPush, isOwn) => {
    const { api } = await enter(takesPush, isOwn);
    expect(api.calls('push', 'subscribe')).toEqual([]);
  });

  it('are not mentioned where the browser takes none', async () => {
    const { api } = await open();
    await screen.findByRole('switch', { name: 'Tareas asignadas: Campana' });
    expect(screen.queryByRole('switch', { name: /[Dd]ispositivo/ })).toBeNull();
    expect(api.calls('push', 'get')).toEqual([]);
  });
});
