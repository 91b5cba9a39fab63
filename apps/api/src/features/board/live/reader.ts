import type { BoardEvent, PresenceEvent } from '@faena/shared/schemas';
import type { EventSource, Listener, StreamEvent } from '../../../kernel/stream.ts';
import { later } from './cursor.ts';

/** Most events that wait for one reader. A slower reader is disconnected, and may return for the rest. */
const MOST_WAITING = 32;

/** A reader of a board. */
export interface ReaderOptions {
  readonly personId: string;
  readonly sessionId: string;
  /** The name that their tab gives itself, if any. */
  readonly tab: string | undefined;
  readonly listener: Listener;
  /** @throws AppError when they may not read the board (any longer) */
  readonly readmit: () => Promise<unknown>;
}

/** One reader of a board, and the events that wait for them. */
export class Reader implements EventSource<BoardEvent> {
  readonly personId: string;
  readonly sessionId: string;
  readonly listener: Listener;
  readonly readmit: () => Promise<unknown>;
  readonly #board: { readonly toldUpTo: string | undefined };
  readonly #waiting: StreamEvent<BoardEvent>[] = [];
  #knows: string | undefined;
  #wake = () => {};

  constructor(
    { personId, sessionId, listener, readmit }: ReaderOptions,
    board: { readonly toldUpTo: string | undefined },
  ) {
    this.personId = personId;
    this.sessionId = sessionId;
    this.listener = listener;
    this.readmit = readmit;
    this.#board = board;
    listener.ended.addEventListener('abort', () => this.#wake(), { once: true });
  }

  get cursor(): string | undefined {
    if (this.#knows === undefined || this.#waiting.length > 0) return undefined;
    return later(this.#knows, this.#board.toldUpTo ?? this.#knows);
  }

  /** Begins after a cursor: earlier changes are not sent. */
  startAt(cursor: string, events: readonly BoardEvent[]): void {
    this.#knows = cursor;
    this.#add(events, cursor);
  }

  /** Sends the events up to a cursor, unless the reader is there already. */
  tell(events: readonly BoardEvent[], cursor: string): void {
    if (this.#knows === undefined || cursor <= this.#knows) return;
    this.#knows = cursor;
    this.#add(events, cursor);
  }

  /** Sends the people who are present. It replaces an unsent presence event, and has no cursor. */
  tellPresence(data: PresenceEvent): void {
    const outdated = this.#waiting.findIndex((event) => event.data.type === 'presence');
    if (outdated >= 0) this.#waiting.splice(outdated, 1);
    this.#waiting.push({ name: 'presence', data });
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamEvent<BoardEvent>> {
    while (!this.listener.ended.aborted) {
      const next = this.#waiting.shift();
      if (next) yield next;
      else await this.#woken();
    }
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** Only the last event carries the cursor. */
  #add(events: readonly BoardEvent[], cursor: string): void {
    if (this.#waiting.length + events.length > MOST_WAITING) {
      this.listener.drop();
      return;
    }
    for (const [index, data] of events.entries()) {
      this.#waiting.push(index === events.length - 1 ? { id: cursor, data } : { data });
    }
    this.#wake();
  }
}
