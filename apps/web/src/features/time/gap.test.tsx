import type { Silence } from '@faena/shared/domain';
import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  anotherTabStores,
  banner,
  type Clock,
  headerClock,
  offline,
  openRunning as open,
  openRecord,
  record,
  refuse,
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
const news = (text: RegExp) => screen.queryByText(text);
const touch = () => fireEvent.keyDown(document.body, { key: 'Shift' });

let clock: Clock;
let own: Worker;

beforeEach(() => {
  clock = stopClock(START);
  own = worker({ fullname: 'Elena Castillo' });
});

/** The same after two minutes with a signal. */
async function openRunning(): Promise<Visit> {
  const visit = await open(own, clock);
  await clock.pass(2 * MINUTE);
  return visit;
}

const out = { heartbeat: offline, bridgeGap: offline, stop: offline, start: offline, get: offline };
const back = () => own.api.record ?? {};

/** The reported silence, in whole minutes. */
function toldBy({ api }: Visit): Silence | undefined {
  const told = api.calls('record', 'bridgeGap').at(-1)?.body;
  if (!told) return undefined;
  const minutes = (ms: number) => Math.round(ms / MINUTE);
  return {
    lostMsAgo: minutes(told.lostMsAgo),
    aliveMsAgo: minutes(told.aliveMsAgo),
    activeMsAgo: minutes(told.activeMsAgo),
  };
}

/** The successful calls about records since the signal is back, in order. */
function trackCalls(visit: Visit): string[] {
  const calls: string[] = [];
  const answers = Object.entries(back()).map(([verb, answer]) => [
    verb,
    (call: never) => {
      calls.push(verb);
      return (answer as (call: never) => unknown)(call);
    },
  ]);
  visit.api.answer({ record: Object.fromEntries(answers) });
  return calls;
}

describe('a page that lives on without a signal (TIME-31)', () => {
  it('tells on return how long it was and when it was used, instead of a heartbeat; the person hears it', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(4 * MINUTE);
    touch();
    await clock.pass(3 * MINUTE);
    expect(headerClock()).toBeVisible();
    const calls = trackCalls(visit);
    await clock.pass(10_000);
    expect(calls.filter((call) => call !== 'get')).toEqual(['bridgeGap']);
    expect(toldBy(visit)).toEqual({ lostMsAgo: 7, aliveMsAgo: 0, activeMsAgo: 3 });
    await clock.pass(100);
    expect(news(/^Hubo 7 min sin señal\. El registro siguió y queda por revisar\.$/)).toBeVisible();
    expect(headerClock()).toBeVisible();
    expect(screen.getByText('por revisar')).toBeVisible();
    expect(screen.getByText(/^Sin señal de 8:02 a 8:09$/)).toBeVisible();

    await clock.pass(MINUTE);
    expect(calls.filter((call) => call !== 'get')).toEqual(['bridgeGap', 'heartbeat']);
  });

  it('counts the silence on both clocks, though the home was read while the record was ended (TIME-32)', async () => {
    const visit = await openRunning();
    const [running = record()] = own.records;
    visit.api.answer({ record: out });
    own.records = [{ ...running, endTime: '2026-11-20T14:02:00.000Z', endReason: 'lost_signal' }];
    await clock.pass(7 * MINUTE);
    visit.api.answer({
      record: {
        ...back(),
        bridgeGap: () => {
          own.records = [{ ...running, needsReview: true }];
          return own.records[0] ?? record();
        },
      },
    });
    await clock.pass(11_000);
    expect(headerClock()).toHaveTextContent(/^0:09:1\d$/);
    const hero = within(screen.getByRole('region', { name: 'Tiempo de trabajo' }));
    expect(hero.getByRole('timer')).toHaveTextContent(/^0:09$/);
  });

  it('says that it was not used', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(7 * MINUTE);
    trackCalls(visit);
    await clock.pass(10_100);
    expect(news(/^Hubo 7 min sin señal y sin uso\./)).toBeVisible();
    expect(screen.getByText(/, sin uso$/)).toBeVisible();
  });

  it('says nothing of less than the server would notice', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(3 * MINUTE);
    const calls = trackCalls(visit);
    await clock.pass(10_000);
    expect(calls.filter((call) => call !== 'get')).toEqual(['heartbeat']);
  });

  it.each([
    ['asleep without a signal', true],
    ['asleep with one until then', false],
  ])('does not pass off a sleep as life: %s', async (_, lost) => {
    const visit = await openRunning();
    if (lost) visit.api.answer({ record: out });
    await clock.pass(lost ? 6 * MINUTE : 30_000);
    touch();
    clock.jumpTo(new Date(Date.now() + 9 * MINUTE).toISOString());
    let told = false;
    visit.api.answer({
      record: {
        ...back(),
        bridgeGap: () => {
          told = true;
          own.records = own.records.map((one) => ({
            ...one,
            endTime: new Date().toISOString(),
            endReason: 'lost_signal',
          }));
          return own.records[0] ?? record();
        },
      },
    });
    for (let second = 0; second < 60 && !told; second += 1) await clock.pass(1_000);
    await clock.pass(100);
    const silence = toldBy(visit);
    expect(silence?.aliveMsAgo).toBeGreaterThanOrEqual(9);
    expect(silence?.lostMsAgo).toBeGreaterThanOrEqual(lost ? 15 : 9);
    expect(news(/^El registro se cerró por falta de señal\.$/)).toBeVisible();
    expect(headerClock()).toBeNull();
  });

  it('tells it before a stop that is pressed at that moment', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(7 * MINUTE + 1_000);
    const calls = trackCalls(visit);
    await visit.user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await clock.pass(0);
    expect(calls.filter((call) => call !== 'get')).toEqual(['bridgeGap', 'stop']);
    await clock.pass(MINUTE);
    expect(headerClock()).toBeNull();
    expect(own.records).toMatchObject([{ endReason: 'manual', needsReview: true }]);
  });

  it('asks again when the answer was lost on its way', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(7 * MINUTE);
    visit.api.answer({ record: { ...back(), bridgeGap: () => refuse('internal') } });
    await clock.pass(20_000);
    const calls = trackCalls(visit);
    await clock.pass(10_000);
    expect(calls.filter((call) => call !== 'get')).toEqual(['bridgeGap']);
  });

  it('is no news of a record that is taken up with its gaps', async () => {
    const gaps = [{ from: START, until: '2026-11-20T14:07:00.000Z', used: true }];
    own.records = [openRecord({ employeeId: own.me._id, startTime: START, needsReview: true, gaps })];
    await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(3_000);
    expect(headerClock()).toBeVisible();
    expect(screen.getByText('por revisar')).toBeVisible();
    expect(news(/^Hubo /)).toBeNull();
  });
});

/** Another tab's heartbeat, with an answer by a clock slightly ahead unless the answer is on its way. */
function anotherTabBeats({ isAnswered }: { isAnswered: boolean }): Promise<void> {
  const [id, , answered] = localStorage.getItem('lastHeartbeat')?.split(' ') ?? [];
  return anotherTabStores({
    lastHeartbeat: `${id} ${Date.now()} ${isAnswered ? Date.now() + 100 : answered}`,
  });
}

/** The server's records after another tab has reported the silence. */
function bridged(minutes: number): void {
  const gap = {
    from: new Date(Date.now() - minutes * MINUTE).toISOString(),
    until: new Date().toISOString(),
  };
  own.records = own.records.map((one) => ({ ...one, needsReview: true, gaps: [{ ...gap, used: true }] }));
}

describe('a signal that another tab has back first (TIME-13, TIME-32)', () => {
  it('is told of here as soon as that tab is answered, however long the answer took', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(7 * MINUTE);
    await anotherTabBeats({ isAnswered: false });
    const calls = trackCalls(visit);
    await clock.pass(11_000);
    bridged(7);
    await anotherTabBeats({ isAnswered: true });
    await clock.pass(100);
    expect(
      screen.getAllByText(/^Hubo 7 min sin señal\. El registro siguió y queda por revisar\.$/),
    ).toHaveLength(1);
    expect(screen.getByText(/^Sin señal de 8:02 a 8:09$/)).toBeVisible();
    expect(calls.filter((call) => call !== 'get')).toEqual([]);
  });

  it('is told of here later, when this tab was not back yet', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(7 * MINUTE);
    bridged(7);
    await anotherTabBeats({ isAnswered: true });
    await clock.pass(11_000);
    expect(news(/^Hubo /)).toBeNull();
    visit.api.answer({ record: back() });
    await clock.pass(10_000);
    expect(news(/^Hubo 7 min sin señal\. El registro siguió y queda por revisar\.$/)).toBeVisible();
  });

  it('confirms the running record here, after a short silence too', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(2 * MINUTE);
    expect(within(banner()).getByText('Sin confirmar')).toBeInTheDocument();
    visit.api.answer({ record: back() });
    await anotherTabBeats({ isAnswered: true });
    await clock.pass(0);
    expect(within(banner()).queryByText('Sin confirmar')).toBeNull();
    expect(headerClock()).toBeVisible();
  });
});

describe('a session that ended without a signal (TIME-33)', () => {
  it('is told of before the next one starts a record: when it ended, and when the page was last used', async () => {
    const visit = await openRunning();
    visit.api.answer({ record: out });
    await clock.pass(5 * MINUTE);
    touch();
    await clock.pass(15 * MINUTE + 5_000);
    expect(visit.path()).toMatch(/^\/login/);
    await clock.pass(10 * MINUTE);

    const calls = trackCalls(visit);
    visit.api.answer({
      person: { account: () => own.me },
      session: { login: () => session(own.me) },
      record: {
        bridgeGap: () => {
          calls.push('bridgeGap');
          own.records = own.records.map((one) => ({ ...one, endTime: START, endReason: 'lost_signal' }));
          return own.records[0] ?? record();
        },
      },
    });
    await visit.fill(screen.getByLabelText('Username'), own.me.username);
    await visit.fill(screen.getByLabelText('Password'), 'secreto-1');
    await visit.user.click(screen.getByRole('button', { name: 'Log In' }));
    await clock.pass(2_000);
    expect(calls.filter((call) => call !== 'get').slice(0, 2)).toEqual(['bridgeGap', 'start']);
    expect(toldBy(visit)).toEqual({ lostMsAgo: 30, aliveMsAgo: 10, activeMsAgo: 25 });
    expect(headerClock()).toBeVisible();
  });
});
