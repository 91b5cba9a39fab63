import { createECDH } from 'node:crypto';
import type { KioskPeople, Mark, MarkReceipt } from '@faena/shared/schemas';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  newId,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';
import { comeBack, goOffline } from '@/test/without-connection.ts';
import { makeMarks } from '../marks/make-marks.ts';
import type { MarksNews } from '../marks/marks-channel.ts';
import { MARKS } from '../marks/marks-name.ts';
import { makeKeys } from '../marks/sign.ts';
import { addDevice, readQueue, takeAnswered } from '../marks/store.ts';

type Person = KioskPeople['people'][number];

const person = (given: Partial<Person> = {}): Person => ({
  _id: newId(),
  fullname: 'Ana Luna',
  profilePicture: null,
  since: null,
  hasPin: true,
  ...given,
});

let people: Person[];
let reason: MarkReceipt['reason'];
let sent: Mark[];
let isEnded: boolean;

beforeEach(() => {
  people = [person(), person({ fullname: 'José Cajas', hasPin: false })];
  reason = null;
  sent = [];
  isEnded = false;
  indexedDB.deleteDatabase('faena.kiosk');
});

afterEach(() => {
  vi.useRealTimers();
});

/** The API of a kiosk whose PINs are all right, or wrong for `reason`. */
function answers(): Answers {
  const project = { _id: newId(), name: 'Torre Norte' };
  const at = '2026-11-20T13:02:00.000Z';
  return {
    kiosk: {
      redeemLink: ({ body }) => ({
        _id: newId(),
        name: body.name,
        createdAt: at,
        lastSeenAt: at,
        project,
        companyName: 'Taller Luna',
        stamp: 'stamp.0',
        pinKey: createECDH('prime256v1').generateKeys().toString('base64url'),
      }),
      people: () => (isEnded ? refuse('not_found') : { project, people }),
    },
    mark: {
      send: ({ body }) => {
        const marks = body.marks as Mark[];
        sent.push(...marks);
        const result = reason ? 'refused' : 'recorded';
        return {
          stamp: 'stamp.1',
          open: null,
          receipts: marks.map(({ id }) => ({ id, result, reason, at: reason ? null : at, recordId: null })),
        };
      },
    },
  };
}

async function openKiosk(): Promise<Visit> {
  const visit = await renderRoute('/tableta#secreto', { api: answers() });
  await visit.user.click(await screen.findByRole('button', { name: 'Usar como tableta de obra' }));
  await screen.findByRole('button', { name: /Ana Luna/ });
  return visit;
}

async function pressAs({ user }: Visit, press: string, pin = '2580'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Ana Luna/ }, { timeout: 8_000 }));
  const pad = within(await screen.findByRole('group', { name: 'PIN' }));
  for (const digit of pin) await user.click(pad.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: press }));
}

describe('/tableta (KIOSK-9)', () => {
  it('becomes a kiosk by its link in one press, and is one from then on', async () => {
    const { api, path } = await openKiosk();
    expect(path()).toBe('/tableta');
    expect(screen.getByText('Torre Norte')).toBeVisible();
    expect(api.calls('kiosk', 'redeemLink').map(({ body }) => body)).toMatchObject([{ token: 'secreto' }]);
    expect(sessionStorage.getItem('kioskToken')).toBeNull();
  });

  it('marks by face, PIN and one press, and sends no digit of the PIN', async () => {
    const visit = await openKiosk();
    await pressAs(visit, 'Entrada');
    expect(await screen.findByText(/^Entrada \d+:\d\d · guardada$/)).toBeVisible();
    expect(sent).toMatchObject([{ kind: 'in', personId: people[0]?._id, pin: expect.any(String) }]);
    expect(JSON.stringify(visit.api.changes)).not.toContain('"2580"');
    expect(await screen.findByRole('button', { name: /Ana Luna/ }, { timeout: 8_000 })).toBeVisible();
  }, 15_000);

  it('keeps a press without a network, counts it, and sends it once there is one (KIOSK-10)', async () => {
    const visit = await openKiosk();
    await goOffline(visit);
    await pressAs(visit, 'Entrada');
    expect(await screen.findByText(/^Entrada .* · en la tableta, se envía sola$/)).toBeVisible();
    expect(screen.getByText('1 marca en la tableta, sin enviar')).toBeVisible();
    expect(screen.queryByText(/Por ahora no se guarda nada/)).toBeNull();
    expect(sent).toEqual([]);
    await comeBack(visit);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/sin enviar/)).toBeNull());
  }, 15_000);

  it('says that a PIN is wrong, and pauses a person on the server’s word (KIOSK-6)', async () => {
    const visit = await openKiosk();
    reason = 'pin_wrong';
    await pressAs(visit, 'Entrada');
    expect(await screen.findByText('El PIN no es correcto. No se marcó.')).toBeVisible();
    reason = 'pin_paused';
    await pressAs(visit, 'Entrada');
    expect(await screen.findByText(/^El PIN falló demasiadas veces/)).toBeVisible();
    await visit.user.click(await screen.findByRole('button', { name: /Ana Luna/ }, { timeout: 8_000 }));
    expect(await screen.findByText(/^El PIN falló demasiadas veces/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'PIN' })).toBeNull();
  }, 20_000);

  it('offers no press to a person without a PIN, and has no search for a few people', async () => {
    const { user } = await openKiosk();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /José Cajas/ }));
    expect(await screen.findByText(/^Sin PIN no se marca aquí/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Entrada' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(await screen.findByRole('button', { name: /Ana Luna/ })).toBeVisible();
  });

  it('finds one of more than 20 people by a search', async () => {
    people.push(...Array.from({ length: 20 }, (_, index) => person({ fullname: `Rosa ${index}` })));
    const { fill } = await openKiosk();
    await fill(screen.getByRole('searchbox', { name: 'Buscar persona' }), 'jose');
    expect(screen.getByRole('button', { name: /José Cajas/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ana Luna/ })).toBeNull();
  });

  it('forgets a started PIN 30 seconds after its last digit (KIOSK-11)', async () => {
    const { user } = await openKiosk();
    await user.click(screen.getByRole('button', { name: /Ana Luna/ }));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.getByText('1 cifra')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText('1 cifra')).toBeNull();
    expect(screen.getByRole('button', { name: /José Cajas/ })).toBeVisible();
  });

  it('says that a manager has ended it (KIOSK-2)', async () => {
    const visit = await openKiosk();
    isEnded = true;
    await pressAs(visit, 'Entrada');
    expect(await screen.findByText('La gerencia quitó esta tableta. Aquí ya no se marca.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Entrada .*guardada$/)).toBeNull(), { timeout: 8_000 });
    expect(screen.queryByRole('button', { name: /Ana Luna/ })).toBeNull();
  }, 15_000);

  it('shows the receipt that the worker got, and counts no mark that it sent (KIOSK-10)', async () => {
    const visit = await openKiosk();
    await goOffline(visit);
    await pressAs(visit, 'Entrada');
    expect(await screen.findByText('1 marca en la tableta, sin enviar')).toBeVisible();
    const [mark] = await readQueue();
    const { id = '', personId = '' } = mark ?? {};
    const receipt = { id, result: 'refused', reason: 'pin_wrong', at: null, recordId: null } as const;
    await takeAnswered(personId, [id], {});
    new BroadcastChannel(MARKS).postMessage({ personId, receipts: [receipt] } satisfies MarksNews);
    expect(await screen.findByText('El PIN no es correcto. No se marcó.')).toBeVisible();
    expect(screen.queryByText(/sin enviar/)).toBeNull();
  }, 15_000);

  it('sends the marks of the kiosk that the tablet was before (KIOSK-10)', async () => {
    const before = {
      personId: newId(),
      deviceId: newId(),
      counter: 0,
      previous: '',
      stamp: null,
      isOwn: false,
    };
    const device = await addDevice({ ...before, keys: await makeKeys() });
    const whose = { personId: people[0]?._id ?? '', projectId: newId() };
    await makeMarks(device, [{ kind: 'in', whose, seal: async () => 'A'.repeat(132) }]);
    const { api } = await openKiosk();
    await waitFor(() => expect(sent).toMatchObject([{ kind: 'in', ...whose }]));
    expect(api.calls('mark', 'send').map(({ params }) => params.id)).toContain(before.deviceId);
    await waitFor(() => expect(screen.queryByText(/sin enviar/)).toBeNull());
  });
});
