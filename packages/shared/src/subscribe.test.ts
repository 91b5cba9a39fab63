import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { HEARTBEAT_MS } from './contract/route.ts';
import { type SubscribeOptions, subscribe } from './subscribe.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers one connection after the other with these texts, and with 401 after the last. */
function serverOf(...answers: (string | ApiError | 'silence')[]) {
  const asked: (string | undefined)[] = [];
  const connect = async (lastEventId: string | undefined, signal: AbortSignal) => {
    asked.push(lastEventId);
    const answer = answers.shift() ?? new ApiError(401, { code: 'unauthenticated' });
    if (answer instanceof ApiError) throw answer;
    return new Response(bodyOf(answer, signal));
  };
  return { asked, connect };
}

function bodyOf(text: string, signal: AbortSignal) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason));
      if (text === 'silence') return;
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** All that a subscription hears until it ends, and the refusal, if that is how; time flies meanwhile. */
async function hear(server: ReturnType<typeof serverOf>, options: SubscribeOptions = {}) {
  const heard: unknown[] = [];
  let ended = false;
  const listening = (async () => {
    for await (const event of subscribe(server.connect, options)) heard.push(event);
  })()
    .catch((error: unknown) => error)
    .finally(() => {
      ended = true;
    });
  while (!ended) await vi.advanceTimersByTimeAsync(50);
  return { heard, refused: await listening };
}

describe('a subscription', () => {
  it('goes on after a lost connection where that one ended, and ends with the refusal', async () => {
    const server = serverOf('id: 1\ndata: "a"\n\n', 'data: "b"\n\nid: 2\n\n', 'id: 3\ndata: "half', ':\n\n');
    const { heard, refused } = await hear(server);
    expect(heard).toEqual(['a', 'b']);
    expect(server.asked).toEqual([undefined, '1', '2', '2', '2']);
    expect(refused).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('outlives a server that is starting, busy or broken', async () => {
    const refusals = [503, 500, 429, 408].map((status) => new ApiError(status, {}));
    const { heard, refused } = await hear(serverOf(...refusals, 'data: 1\n\n', new ApiError(404, {})));
    expect(heard).toEqual([1]);
    expect(refused).toMatchObject({ status: 404 });
  });

  it('asks at once whether `gone` holds, with the session of that moment', async () => {
    const server = serverOf('id: 1\ndata: 1\n\nevent: gone\ndata\n\n', new ApiError(403, {}));
    const started = Date.now();
    const { heard, refused } = await hear(server);
    expect(heard).toEqual([1]);
    expect(refused).toMatchObject({ status: 403 });
    expect(Date.now() - started).toBeLessThan(500);
  });

  it('gives up a connection that is silent for more than two heartbeats', async () => {
    const started = Date.now();
    const { heard } = await hear(serverOf('silence', 'data: 1\n\n'));
    expect(heard).toEqual([1]);
    expect(Date.now() - started).toBeGreaterThan(2 * HEARTBEAT_MS);
  });

  it('ends quietly when it is aborted, in any state', async () => {
    for (const answer of ['silence', 'data: 1\n\n', new ApiError(503, {})]) {
      const stop = new AbortController();
      const server = serverOf(answer, answer, answer);
      setTimeout(() => stop.abort(), 400);
      const { refused } = await hear(server, { signal: stop.signal });
      expect(refused).toBeUndefined();
    }
  });

  it('tries again as soon as the network is back', async () => {
    const network = new EventTarget();
    const server = serverOf(...Array.from({ length: 6 }, () => new ApiError(503, {})), 'data: 1\n\n');
    let dispatched = 0;
    const timer = setInterval(() => {
      // With the sixth failure the pauses are long.
      if (server.asked.length === 6) dispatched ||= Date.now();
      if (dispatched > 0) network.dispatchEvent(new Event('online'));
    }, 100);
    const heardAt = (async () => {
      for await (const _ of subscribe(server.connect, { network })) return Date.now();
      return 0;
    })();
    await vi.advanceTimersByTimeAsync(60_000);
    clearInterval(timer);
    expect((await heardAt) - dispatched).toBeLessThan(1_000);
  });

  it('asks no sooner than it is told to, unless it is woken, and tells why it is not connected (LIMIT-5)', async () => {
    const crowded = () => new ApiError(429, { code: 'rate_limited', reason: 'too_many_streams' }, 30);
    const server = serverOf(crowded(), crowded(), 'data: 1\n\n');
    const network = new EventTarget();
    const told: unknown[] = [];
    const onConnection = (connected: boolean, said?: ApiError) => told.push(said?.reason ?? connected);
    const listening = hear(server, { network, onConnection });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(server.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.asked).toHaveLength(2);
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toHaveLength(3);
    expect(told.slice(0, 3)).toEqual(['too_many_streams', 'too_many_streams', true]);
    await listening;
  });

  it('tells whether it is connected', async () => {
    const told: boolean[] = [];
    await hear(serverOf(':\n\n', new ApiError(503, {}), ':\n\n'), {
      onConnection: (connected: boolean) => told.push(connected),
    });
    expect(told).toEqual([true, false, false, true, false]);
  });
});
