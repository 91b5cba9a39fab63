import type { UnreadNotices } from '@faena/shared/schemas';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  act,
  type Clock,
  emptyLists,
  FakeStream,
  refuse,
  renderRoute,
  screen,
  setViewport,
  stopClock,
} from '@/test/index.ts';
import { people } from '@/test/languages/world-people.ts';

const MINUTE_MS = 60_000;
const me = people.manager;
const LOCK = `unread:${me._id}`;

/** The locks of a browser, which jsdom has not: one holder at a time, in the order of the requests. */
class FakeLocks {
  #last: Promise<unknown> = Promise.resolve();

  request = (name: string, { signal }: { signal?: AbortSignal }, work: () => Promise<unknown>) => {
    expect(name).toBe(LOCK);
    const turn = this.#last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  };
}

let clock: Clock;
let locks: FakeLocks;
let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  clock = stopClock('2026-11-20T18:00:00.000Z');
  locks = new FakeLocks();
  heard = [];
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  otherTab = new BroadcastChannel('unread-notices');
  otherTab.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  otherTab.close();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(navigator, 'connection');
  vi.restoreAllMocks();
});

type Live = NonNullable<NonNullable<Answers['notice']>['live']>;

/** The home of a manager with this stream, and 3 unread notices where they are counted. */
async function open(live: Live) {
  const visit = await renderRoute('/home', {
    as: me,
    api: { ...emptyLists(), notice: { unread: () => ({ unread: 3 }), live } },
  });
  const counted = () => visit.api.calls('notice', 'unread').length;
  return { ...visit, counted };
}

const report = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const bell = (name: string) => screen.findByRole('button', { name });
const hide = async (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  await act(async () => void fireEvent(document, new Event('visibilitychange', { bubbles: true })));
};

describe('the live bell (NOTICE-25)', () => {
  it('has each number of the stream, tells it to the other tabs and counts no more', async () => {
    const stream = new FakeStream<UnreadNotices>({ unread: 1 });
    const { counted } = await open(() => stream);
    await bell('Avisos, 1 sin leer');
    const before = counted();
    act(() => stream.send({ unread: 2 }));
    await bell('Avisos, 2 sin leer');
    for (let minute = 0; minute < 3; minute += 0.5) {
      await clock.pass(MINUTE_MS / 2);
      // Half a minute is well below the silence after which a connection counts as lost.
      act(() => stream.send({ unread: 2 }));
    }
    expect(counted()).toBe(before);
    act(() => stream.send({ unread: 0 }));
    await bell('Avisos');
    await clock.pass(0);
    const told = heard.flatMap((news) => Reflect.get(news as object, 'unread') ?? []);
    expect([...new Set(told)]).toEqual([1, 2, 0]);

    heard = [];
    otherTab.postMessage({ personId: me._id });
    await expect.poll(() => heard).toEqual([{ personId: me._id, unread: 0 }]);
  });

  it('has the number of the tab with the stream, and opens one when that tab ends', async () => {
    let end = () => {};
    const other = new Promise<void>((resolve) => {
      end = resolve;
    });
    void locks.request(LOCK, {}, () => other);
    const stream = new FakeStream<UnreadNotices>({ unread: 7 });
    const { counted } = await open(() => stream);
    await bell('Avisos, 3 sin leer');
    // A new tab asks for the number.
    await expect.poll(() => heard).toEqual([{ personId: me._id }]);
    otherTab.postMessage({ personId: me._id, unread: 5 });
    await bell('Avisos, 5 sin leer');
    otherTab.postMessage({ personId: people.admin._id, unread: 9 });
    const before = counted();
    await clock.pass(2 * MINUTE_MS);
    expect([counted(), stream.listeners]).toEqual([before, 0]);
    expect(await bell('Avisos, 5 sin leer')).toBeVisible();

    end();
    await bell('Avisos, 7 sin leer');
    expect(stream.listeners).toBe(1);
  });

  it('keeps no stream in a hidden tab, and opens one again in sight', async () => {
    const stream = new FakeStream<UnreadNotices>({ unread: 1 });
    await open(() => stream);
    await bell('Avisos, 1 sin leer');
    await hide(true);
    await clock.pass(29_000);
    expect(stream.listeners).toBe(1);
    await clock.pass(2_000);
    expect(stream.listeners).toBe(0);
    await hide(false);
    await clock.pass(0);
    expect(stream.listeners).toBe(1);
  });

  it('counts each minute when the stream is refused', async () => {
    const { api, counted } = await open(() => refuse('not_found'));
    await bell('Avisos, 3 sin leer');
    const before = counted();
    await clock.pass(2 * MINUTE_MS + 1_000);
    expect(counted()).toBe(before + 2);
    expect(api.calls('notice', 'live')).toHaveLength(1);
  });

  it.each([
    ['asks to save data', () => report({ saveData: true })],
    ['pays for the data of a phone', () => setViewport({ pointer: 'coarse' })],
    ['has no locks', () => Reflect.deleteProperty(navigator, 'locks')],
  ])('counts each minute, without a stream, where the browser %s', async (_, prepare) => {
    prepare();
    const { api, counted } = await open(() => new FakeStream<UnreadNotices>({ unread: 1 }));
    await bell('Avisos, 3 sin leer');
    const before = counted();
    await clock.pass(2 * MINUTE_MS + 1_000);
    expect(counted()).toBe(before + 2);
    expect(api.calls('notice', 'live')).toEqual([]);
  });
});
