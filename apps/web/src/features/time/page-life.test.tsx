import { beforeEach, describe, expect, it } from 'vitest';
import { type Clock, stopClock } from '@/test/index.ts';
import { type PageLife, watchPageLife } from './clock/page-life.ts';

const START = '2026-11-20T14:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let clock: Clock;
let life: PageLife;

beforeEach(async () => {
  clock = stopClock(START);
  localStorage.setItem('lastActivity', String(Date.now()));
  life = watchPageLife();
  life.heard(0);
  await clock.pass(3 * MINUTE);
  return () => life.stop();
});

const shift = (ms: number) => clock.jumpTo(new Date(Date.now() + ms).toISOString());

describe('the memory of a page for its time without a signal (TIME-31)', () => {
  it('has the loss of the signal, the life since then, and the last input of the person', async () => {
    await clock.pass(3 * MINUTE);
    localStorage.setItem('lastActivity', String(Date.now() - MINUTE));
    expect(life.silence()).toEqual({ lostMsAgo: 6 * MINUTE, aliveMsAgo: 0, activeMsAgo: MINUTE });
    life.heard(2_000);
    expect(life.silence()).toMatchObject({ lostMsAgo: 2_000, aliveMsAgo: 0 });
  });

  it('counts on when the device’s clock is set back, and takes that for no sleep', async () => {
    shift(-HOUR);
    await clock.pass(3 * MINUTE);
    expect(life.silence()).toMatchObject({ lostMsAgo: 6 * MINUTE, aliveMsAgo: 0 });
  });

  it('recognizes a sleep by either clock, and takes the rare looks of a background page for none', async () => {
    shift(100_000);
    expect(life.silence()).toMatchObject({ lostMsAgo: 3 * MINUTE + 100_000, aliveMsAgo: 0 });
    shift(HOUR);
    expect(life.silence()).toMatchObject({ aliveMsAgo: HOUR });
    shift(HOUR);
    expect(life.silence()).toMatchObject({
      lostMsAgo: 2 * HOUR + 3 * MINUTE + 100_000,
      aliveMsAgo: 2 * HOUR,
    });
  });

  it('forgets a sleep once the server was heard after it, not before', async () => {
    shift(HOUR);
    life.heard(HOUR + MINUTE);
    expect(life.silence()).toMatchObject({ lostMsAgo: HOUR + MINUTE, aliveMsAgo: HOUR });
    life.heard(0);
    expect(life.silence()).toMatchObject({ lostMsAgo: 0, aliveMsAgo: 0 });
  });

  it('takes a clock that is set forward for no time without a touch (TIME-62)', async () => {
    localStorage.setItem('lastActivity', String(Date.now()));
    await clock.pass(20_000);
    shift(3 * HOUR);
    expect(life.touchedMsAgo()).toBe(20_000);
    localStorage.setItem('lastActivity', String(Date.now()));
    await clock.pass(MINUTE);
    expect(life.touchedMsAgo()).toBeGreaterThanOrEqual(50_000);
    expect(life.touchedMsAgo()).toBeLessThanOrEqual(MINUTE);
  });

  it('ends with the session: later events are not of its record', async () => {
    await clock.pass(3 * MINUTE);
    life.end();
    localStorage.removeItem('lastActivity');
    await clock.pass(4 * MINUTE);
    localStorage.setItem('lastActivity', String(Date.now()));
    expect(life.silence()).toEqual({
      lostMsAgo: 10 * MINUTE,
      aliveMsAgo: 4 * MINUTE,
      activeMsAgo: 10 * MINUTE,
    });
  });
});
