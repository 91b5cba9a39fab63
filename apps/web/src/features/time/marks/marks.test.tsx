import { MARK_TOLERANCE_MS } from '@faena/shared/domain';
import { waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  banner,
  headerClock,
  newId,
  offline,
  openRecord,
  renderRoute,
  screen,
  type Visit,
  type Worker,
  within,
  worker,
} from '@/test/index.ts';
import { MARKS } from './marks-name.ts';

let own: Worker;

const idle = () => within(banner()).queryByText('Sin registro');
const button = (name: string) => screen.findByRole('button', { name });
const receipt = (text: RegExp) => screen.findByText(text);

const open = (path = '/employee'): Promise<Visit> => renderRoute(path, { as: own.me, api: own.api });

/** A second press sooner is the same touch. */
const pauseOfFinger = () => new Promise((resolve) => setTimeout(resolve, 700));

beforeEach(() => {
  own = worker({ marking: 'button' });
});

describe('a press of a person who marks by button (MARK-5)', () => {
  it('is saved by the server, with a receipt that stays and a record that runs', async () => {
    const { user, api } = await open();
    await user.click(await button('Entrada'));
    expect(await receipt(/^Entrada \d+:\d\d · guardada$/)).toBeVisible();
    expect(headerClock()).toBeVisible();
    expect(own.marks).toMatchObject([{ kind: 'in', counter: 1, previous: '' }]);
    expect(own.marks[0]?.stamp?.token).toMatch(/^stamp/);
    expect(api.calls('record', 'start')).toEqual([]);
  });

  it('without a network is kept on the phone, drawn at once, and sent by itself (PHONE-20)', async () => {
    const { user, api } = await open();
    await button('Entrada');
    await waitFor(() => expect(api.calls('mark', 'send')).not.toEqual([]));
    api.reachable = false;
    await user.click(await button('Entrada'));
    expect(await receipt(/^Entrada \d+:\d\d · en el teléfono, se envía sola$/)).toBeVisible();
    expect(headerClock()).toBeVisible();
    await pauseOfFinger();
    await user.click(await button('Salida'));
    expect(await receipt(/^Salida \d+:\d\d · en el teléfono, se envía sola$/)).toBeVisible();
    expect(screen.getByText('2 marcas en este teléfono, se envían solas')).toBeVisible();
    expect(idle()).toBeVisible();
    expect(own.marks).toEqual([]);
    api.reachable = true;
    window.dispatchEvent(new Event('online'));
    expect(await receipt(/^Salida \d+:\d\d · guardada$/)).toBeVisible();
    expect(own.marks.map(({ kind, counter }) => [kind, counter])).toEqual([
      ['in', 1],
      ['out', 2],
    ]);
    expect(own.marks[1]?.previous).toMatch(/^[0-9a-f]{64}$/);
    expect(Math.abs((own.marks[0]?.wall ?? 0) - Date.now())).toBeLessThan(MARK_TOLERANCE_MS);
  });

  it('is sent as soon as the network is back, also if a request from before fails only then (PHONE-20)', async () => {
    const { user, api } = await open();
    await button('Entrada');
    await waitFor(() => expect(api.calls('mark', 'send')).not.toEqual([]));
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    api.answer({ mark: { send: () => failing.then(offline) } });
    const before = api.calls('mark', 'send').length;
    await user.click(await button('Entrada'));
    await waitFor(() => expect(api.calls('mark', 'send')).toHaveLength(before + 1));
    window.dispatchEvent(new Event('online'));
    api.answer(own.api);
    fail();
    expect(await receipt(/^Entrada \d+:\d\d · guardada$/)).toBeVisible();
  });

  it('is undone for ten seconds by a mark of its own (MARK-6)', async () => {
    own.records = [openRecord({ employeeId: own.me._id, marked: true })];
    const { user } = await open();
    await user.click(await button('Salida'));
    await receipt(/^Salida .* guardada$/);
    expect(idle()).toBeVisible();
    await user.click(await button('Deshacer'));
    await waitFor(() => expect(own.marks.map(({ kind }) => kind)).toEqual(['out', 'undo']));
    expect(own.marks[1]?.undoes).toBe(own.marks[0]?.id);
    expect(await receipt(/^Deshecho .* guardada$/)).toBeVisible();
    expect(headerClock()).toBeVisible();
  });

  it('of Almuerzo is lunch since then, and Vuelvo ends it, each in one press and undone (MARK-23)', async () => {
    own.records = [openRecord({ employeeId: own.me._id, marked: true })];
    const { user } = await open();
    await user.click(await button('Almuerzo'));
    expect(await receipt(/^Almuerzo \d+:\d\d · guardada$/)).toBeVisible();
    expect(await screen.findByText(/^Almuerzo desde las \d+:\d\d$/)).toBeVisible();
    expect(within(banner()).getByText('Almuerzo')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Entrada|Salida|Almuerzo)$/ })).toBeNull();
    await user.click(await button('Deshacer'));
    expect(await receipt(/^Deshecho .* guardada$/)).toBeVisible();
    expect(await button('Salida')).toBeEnabled();
    await pauseOfFinger();
    await user.click(await button('Almuerzo'));
    await pauseOfFinger();
    await user.click(await button('Vuelvo'));
    expect(await receipt(/^Vuelta \d+:\d\d · guardada$/)).toBeVisible();
    expect(await button('Salida')).toBeEnabled();
    expect(own.marks.map(({ kind }) => kind)).toEqual(['pause', 'undo', 'pause', 'back']);
  });

  it('of Almuerzo and Vuelvo works without a network; the time that is only there stands apart with its sum (PHONE-24)', async () => {
    // All of the stretch lies within one day of Guatemala.
    const now = new Date('2026-11-26T18:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
    const startTime = new Date(+now - 65 * 60_000).toISOString();
    own = worker({ marking: 'button', records: [openRecord({ marked: true, startTime })] });
    const { user, api } = await open();
    await waitFor(() => expect(api.calls('mark', 'send')).not.toEqual([]));
    api.reachable = false;
    await user.click(await button('Almuerzo'));
    expect(await receipt(/^Almuerzo .* en el teléfono, se envía sola$/)).toBeVisible();
    expect(await screen.findByText('1:05 h solo en este teléfono')).toBeVisible();
    expect(screen.getByText(/^Almuerzo desde las /)).toBeVisible();
    await pauseOfFinger();
    await user.click(await button('Vuelvo'));
    expect(await receipt(/^Vuelta .* en el teléfono, se envía sola$/)).toBeVisible();
    // The stretch before lunch is no longer the running one, and counts once.
    expect(within(screen.getByRole('main')).getByRole('timer')).toHaveTextContent('1:05');
    api.reachable = true;
    window.dispatchEvent(new Event('online'));
    expect(await receipt(/^Vuelta \d+:\d\d · guardada$/)).toBeVisible();
    expect(screen.queryByText(/solo en este teléfono/)).toBeNull();
    expect(own.records).toMatchObject([{ endTime: null }, { endReason: 'manual' }]);
  });

  it('on a project ends one record and begins the next at that instant, also without a network (MARK-25)', async () => {
    const [roof, wall] = [
      { _id: newId(), name: 'Techo', usesCode: false },
      { _id: newId(), name: 'Muro norte', usesCode: false },
    ];
    own = worker({
      marking: 'button',
      records: [openRecord({ marked: true, projectId: roof._id })],
      home: { recentProjects: [roof, wall] },
    });
    const { user, api } = await open();
    expect(await screen.findByRole('heading', { name: '¿En qué?' })).toBeVisible();
    expect(await button('Techo')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(api.calls('mark', 'send')).not.toEqual([]));
    api.reachable = false;
    await user.click(await button('Muro norte'));
    expect(await receipt(/^Proyecto .* en el teléfono, se envía sola$/)).toBeVisible();
    expect(await button('Muro norte')).toHaveAttribute('aria-pressed', 'true');
    api.reachable = true;
    window.dispatchEvent(new Event('online'));
    expect(await receipt(/^Proyecto \d+:\d\d · guardada$/)).toBeVisible();
    const [now, before] = own.records;
    expect([now?.projectId, before?.projectId]).toEqual([wall._id, roof._id]);
    expect(now?.startTime).toBe(before?.endTime);
    // The next day goes on where the last one ended, without a choice.
    await pauseOfFinger();
    await user.click(await button('Salida'));
    expect(await button('Entrada')).toBeEnabled();
    expect(screen.queryByRole('heading', { name: '¿En qué?' })).toBeNull();
    await pauseOfFinger();
    await user.click(await button('Entrada'));
    await waitFor(() => expect(own.marks.at(-1)).toMatchObject({ kind: 'in', projectId: wall._id }));
  });

  it('carries the typed code of its site, and only where the project of the press uses one (MARK-36)', async () => {
    const site = { _id: newId(), name: 'Torre Norte', usesCode: true };
    own = worker({ marking: 'button', home: { recentProjects: [site] } });
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: 'Código de obra, si se conoce' });
    await user.type(field, '28 7082');
    expect(field).toHaveValue('287082');
    await user.click(await button('Entrada'));
    await waitFor(() => expect(own.marks).toHaveLength(1));
    expect(own.marks).toMatchObject([{ kind: 'in', code: '287082', projectId: site._id }]);
    expect(field).toHaveValue('');
    await pauseOfFinger();
    await user.click(await button('Salida'));
    await waitFor(() => expect(own.marks).toHaveLength(2));
    expect(own.marks[1]).not.toHaveProperty('code');
  });

  it('carries the scanned code, and begins in the project of its site (MARK-38)', async () => {
    const [site, other] = [
      { _id: newId(), name: 'Torre Norte', usesCode: true },
      { _id: newId(), name: 'Techo', usesCode: false },
    ];
    own = worker({ marking: 'button', home: { recentProjects: [other, site] } });
    const { user } = await open(`/employee#codigo=${site._id}.287082`);
    expect(await screen.findByRole('textbox', { name: 'Código de obra, si se conoce' })).toHaveValue(
      '287082',
    );
    expect(screen.getByText('Torre Norte')).toBeVisible();
    expect(window.location.hash).toBe('');
    await user.click(await button('Entrada'));
    await waitFor(() =>
      expect(own.marks).toMatchObject([{ kind: 'in', code: '287082', projectId: site._id }]),
    );
  });

  it('has no field for a code where the site uses none (MARK-36)', async () => {
    own = worker({
      marking: 'button',
      home: {
        recentProjects: [
          { _id: newId(), name: 'Techo', usesCode: false },
          { _id: newId(), name: 'Torre Norte', usesCode: true },
        ],
      },
    });
    await open();
    await button('Entrada');
    expect(screen.queryByRole('textbox', { name: /Código de obra/ })).not.toBeInTheDocument();
  });

  it('of Almuerzo leaves the record running where the company pays it (MARK-24)', async () => {
    own.records = [openRecord({ employeeId: own.me._id, marked: true })];
    Object.assign(own.company, { paysLunch: true });
    const { user } = await open();
    await user.click(await button('Almuerzo'));
    expect(await screen.findByText(/^Almuerzo desde las /)).toBeVisible();
    expect(headerClock()).toBeVisible();
    await pauseOfFinger();
    await user.click(await button('Vuelvo'));
    expect(await button('Salida')).toBeEnabled();
    expect(own.records).toHaveLength(1);
  });

  it('is made once by a finger that bounces', async () => {
    const { user } = await open();
    await user.dblClick(await button('Entrada'));
    await receipt(/^Entrada .* guardada$/);
    expect(own.marks).toHaveLength(1);
  });
});

it('a browser that cannot store a mark says so, and the press goes to the server at once (PHONE-22)', async () => {
  const { user, api } = await open();
  await button('Entrada');
  await waitFor(() => expect(api.calls('mark', 'send')).not.toEqual([]));
  const full = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(await button('Entrada'));
  await waitFor(() => expect(put).toHaveBeenCalled());
  expect(await screen.findByText(/^Este navegador no guarda marcas sin señal\./)).toBeVisible();
  await waitFor(() => expect(api.calls('record', 'start')).toMatchObject([{ body: { marked: true } }]));
  expect(await button('Salida')).toBeEnabled();
  put.mockRestore();
  log.mockRestore();
});

it('a browser that refuses its database says so, and each press goes to the server (PHONE-22)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('The user denied storage.', 'SecurityError');
  };
  const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
  // The marks of earlier tests are still open.
  await deleteDB(MARKS);
  const { user, api } = await open();
  await user.click(await button('Entrada'));
  await waitFor(() => expect(api.calls('record', 'start')).toMatchObject([{ body: { marked: true } }]));
  expect(screen.getByText(/^Este navegador no guarda marcas sin señal\./)).toBeVisible();
  expect(await button('Salida')).toBeEnabled();
  refused.mockRestore();
  log.mockRestore();
});

it('a press after the browser wiped its data goes on with the marks of this page (PHONE-20)', async () => {
  const { user } = await open();
  await user.click(await button('Entrada'));
  await receipt(/^Entrada .* guardada$/);
  await deleteDB(MARKS);
  await pauseOfFinger();
  await user.click(await button('Salida'));
  expect(await receipt(/^Salida .* guardada$/)).toBeVisible();
  expect(own.marks).toMatchObject([
    { kind: 'in', counter: 1 },
    { kind: 'out', counter: 2 },
  ]);
  expect(idle()).toBeVisible();
});

it.each([
  ['nothing before either', -29, 31, null],
  [
    'the usual end half an hour after it',
    -31,
    31,
    /^La salida suele ser a las \d+:\d\d, y el registro sigue\.$/,
  ],
  ['the longest shift half an hour before it', -31, 29, /^El registro termina solo a las \d+:\d\d\.$/],
] as const)('the clock reminds of %s (MARK-26)', async (_, usual, longest, reminder) => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const running = openRecord({ marked: true });
  const expectedEnds = { recordId: running._id, usual: inMinutes(usual), longest: inMinutes(longest) };
  own = worker({ marking: 'button', records: [running], home: { expectedEnds } });
  await open();
  await button('Salida');
  if (reminder) expect(await screen.findByText(reminder)).toBeVisible();
  else expect(screen.queryByText(/La salida suele ser|termina solo/)).toBeNull();
});
