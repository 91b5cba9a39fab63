import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  act,
  banner,
  type Clock,
  FakeBoard,
  openRecord,
  refuse,
  renderRoute,
  screen,
  stopClock,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const LOST = 'No hay conexión con el servidor.';
const UNSAVED = 'Por ahora no se guarda nada.';
const BOARD = 'Lo que se cambie aquí espera; lo de otras personas aparecerá cuando vuelva.';
const BOARD_ALONE = 'Los cambios de otras personas no llegan por ahora. Se reintenta solo.';
const CLOCK = 'Con esta página abierta el registro sigue; tras 5 minutos sin señal queda por revisar.';
/** The age of the data that the employee's home shows meanwhile (PHONE-6). */
const AS_IT_WAS = 'Así estaba el 20/11/26, 8:00.';
const CLOCK_ALONE = 'El servidor no confirma el registro por ahora. Se reintenta solo.';

let clock: Clock;

beforeEach(() => {
  clock = stopClock('2026-11-20T14:00:00.000Z');
});

/** All present texts about the connection, at any place. */
function said(): string[] {
  return screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /conexión|servidor|Los cambios/i.test(text));
}

async function openBoard() {
  const board = new FakeBoard({ Backlog: ['a'] });
  const visit = await board.open();
  await clock.pass(1_000);
  expect(screen.getByRole('button', { name: 'a' })).toBeVisible();
  return { board, ...visit };
}

async function openClock() {
  const own = worker();
  own.records = [openRecord({ employeeId: own.me._id, startTime: '2026-11-20T13:00:00.000Z' })];
  const visit = await renderRoute('/employee', { as: own.me, api: own.api });
  await clock.pass(5_000);
  expect(within(banner()).getByRole('timer')).toBeVisible();
  return visit;
}

describe('the one banner of a lost connection (NET-6)', () => {
  it('explains on a board the delay of other people’s changes, in place of a line beside its title', async () => {
    const { board, api } = await openBoard();
    api.reachable = false;
    act(() => board.stream.drop());
    await clock.pass(5_000);
    expect(said()).toEqual([`${LOST} ${BOARD}Reintentar`]);

    api.reachable = true;
    await clock.pass(20_000);
    expect(said()).toEqual([]);
  });

  it('explains a running record’s state, in place of lines beside the clock', async () => {
    const { api } = await openClock();
    api.reachable = false;
    fireEvent(window, new Event('offline'));
    const lost = [`${LOST} ${UNSAVED} ${CLOCK} ${AS_IT_WAS}Reintentar`];
    await waitFor(() => expect(said()).toEqual(lost));
    await clock.pass(120_000);
    expect(said()).toEqual(lost);

    api.reachable = true;
    await clock.pass(10_000);
    await clock.pass(10_000);
    expect(said()).toEqual([]);
    expect(within(banner()).getByRole('timer')).toBeVisible();
  });
});

describe('a server that answers, but not to all (NET-6)', () => {
  it('is reported beside the title of a board whose changes do not arrive', async () => {
    const { board, api } = await openBoard();
    api.answer({ task: { live: () => refuse('internal') } });
    act(() => board.stream.drop());
    await clock.pass(5_000);
    expect(said()).toEqual([BOARD_ALONE]);

    api.answer({ task: { live: () => board.stream } });
    await clock.pass(20_000);
    expect(said()).toEqual(['Los cambios de otras personas llegan de nuevo.']);
  });

  it('is reported beside a clock whose record is not confirmed, and disappears by itself', async () => {
    const { api } = await openClock();
    api.answer({ record: { heartbeat: () => refuse('internal') } });
    await clock.pass(60_000);
    expect(said()).toEqual([CLOCK_ALONE]);

    api.answer({ record: { heartbeat: () => ({ message: '' }) } });
    await clock.pass(10_000);
    expect(said()).toEqual([]);
  });
});
