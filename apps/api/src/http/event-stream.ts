import { once } from 'node:events';
import { type Events, HEARTBEAT_MS } from '@faena/shared/contract';
import type { Request, Response } from 'express';
import type { Actor, Authenticated, CallingSession } from '../kernel/actor.ts';
import { AppError } from '../kernel/errors.ts';
import type { EventSource, Listener, StreamEvent } from '../kernel/stream.ts';
import type { Clock } from '../platform/clock.ts';

/** How often a stream looks at the clock. */
const TICK_MS = 1_000;

/** After this silence the system probes the other end, ten times in as many seconds. */
const PROBED_AFTER_MS = 8_000;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  // A proxy that compresses or buffers would hold events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The last event to a caller who may no longer listen. */
const GONE = 'event: gone\ndata\n\n';

/** An event goes to many listeners: it is parsed by its schema and serialized once. */
const serialized = new WeakMap<object, string>();

/** A response that is held open for events, until one side ends it or the caller's session expires. */
export class EventStream implements Listener {
  readonly lastEventId: string | undefined;
  readonly #authenticate: () => Promise<Authenticated>;
  #session: CallingSession | null;
  readonly #answer: Events;
  readonly #response: Response;
  readonly #ending = new AbortController();
  #refused = false;
  #quietMs = 0;

  /** `authenticate` admits the caller to the route again, with their present rights. */
  constructor(
    { answer, session }: { readonly answer: Events; readonly session: CallingSession | null },
    request: Request,
    response: Response,
    authenticate: () => Promise<Authenticated>,
  ) {
    this.lastEventId = request.get('Last-Event-ID');
    this.#answer = answer;
    this.#authenticate = authenticate;
    this.#session = session;
    this.#response = response;
    // A heartbeat would hide a dead connection, so this finds it first.
    request.socket.setKeepAlive(true, PROBED_AFTER_MS);
    response.once('close', () => this.#ending.abort());
    // They may have left during the check of their session.
    if (response.closed || request.method === 'HEAD') this.end();
  }

  get ended(): AbortSignal {
    return this.#ending.signal;
  }

  async readmit(): Promise<Actor> {
    const { actor, session } = await this.#authenticate();
    this.#session = session;
    return actor;
  }

  end(refusal?: AppError): void {
    this.#refused = refusal !== undefined;
    this.#ending.abort();
  }

  drop(): void {
    this.#response.destroy();
  }

  /** Sends the events of the source; resolves when the stream has ended. */
  async send(source: EventSource<unknown>, clock: Clock): Promise<void> {
    const response = this.#response;
    const tick = setInterval(() => {
      if (this.#session && this.#session.expiresAt <= clock.now()) void this.#goOn();
      else this.#beat(source);
    }, TICK_MS);
    try {
      response.set(HEADERS).flushHeaders();
      for await (const event of source) {
        this.#quietMs = 0;
        if (response.write(frameOf(this.#answer, event))) continue;
        await once(response, 'drain', { signal: this.ended }).catch(() => undefined);
      }
    } finally {
      clearInterval(tick);
      // A reader who is behind would not read this event either.
      if (response.writableNeedDrain) response.destroy();
      else response.end(this.#refused ? GONE : '');
    }
  }

  /** Continues if a use of the session has renewed it meanwhile. */
  async #goOn(): Promise<void> {
    try {
      await this.readmit();
    } catch (error) {
      if (error instanceof AppError) this.end(error);
      else this.drop();
    }
  }

  /** Sends a sign of life and the cursor to resume from, after a time without events. */
  #beat(source: EventSource<unknown>): void {
    this.#quietMs += TICK_MS;
    if (this.#quietMs < HEARTBEAT_MS || this.#response.writableNeedDrain) return;
    this.#quietMs = 0;
    this.#response.write(frame(source.cursor, ':'));
  }
}

function frameOf({ event: schema }: Events, { id, name, data }: StreamEvent<unknown>): string {
  if (typeof data !== 'object' || data === null) throw new TypeError('An event is an object');
  const text = serialized.get(data) ?? JSON.stringify(schema.parse(data));
  serialized.set(data, text);
  return frame(id, `${name === undefined ? '' : `event: ${name}\n`}data: ${text}`);
}

function frame(id: string | undefined, line: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}${line}\n\n`;
}
