import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceStream, isFollowed, streamOpened } from './stream-state.ts';

const never = new AbortController().signal;

describe('the first read of a board', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('waits for the stream, and counts as begun with it: no second one is needed', async () => {
    const stream = announceStream('p');
    const read = vi.fn();
    const reading = streamOpened('p', never).then(read);
    await vi.advanceTimersByTimeAsync(500);
    expect(read).not.toHaveBeenCalled();

    expect(stream.letRead()).toBe(true);
    await reading;
    expect(read).toHaveBeenCalled();
    stream.close();
  });

  it('waits a second at most, and then does not count', async () => {
    const stream = announceStream('p');
    const reading = streamOpened('p', never);
    await vi.advanceTimersByTimeAsync(1_000);
    await reading;
    expect(stream.letRead()).toBe(false);
    stream.close();
  });

  it('is let go when nobody wants it any longer', async () => {
    const stream = announceStream('p');
    const leaving = new AbortController();
    const reading = streamOpened('p', leaving.signal);
    leaving.abort();
    await reading;
    expect(stream.letRead()).toBe(false);
    stream.close();
  });

  it('does not wait without a stream, for that of another board, or once it was let go on', async () => {
    await streamOpened('p', never);
    const other = announceStream('other');
    await streamOpened('p', never);
    other.letRead();
    await streamOpened('other', never);
    other.close();
  });
});

describe('a followed board', () => {
  it('is one whose stream stands, until that is closed', () => {
    const stream = announceStream('p');
    expect(isFollowed('p')).toBe(false);
    stream.setStanding(true);
    expect(isFollowed('p')).toBe(true);
    stream.close();
    expect(isFollowed('p')).toBe(false);
  });

  it('is not given up by the end of a stream that was replaced', () => {
    const former = announceStream('p');
    const stream = announceStream('p');
    stream.setStanding(true);
    former.close();
    expect(isFollowed('p')).toBe(true);
    stream.close();
  });
});
