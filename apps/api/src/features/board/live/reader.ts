import type { BoardEvent, PresenceEvent } from '@faena/shared/schemas';
import type { EventSource, Listener, StreamEvent } from '../../../kernel/stream.ts';
import { later } from './cursor.ts';

/** Most events that wait for one reader. Whoever is slower is cut off, and may come back for the rest. */
const MOST_WAITING = 32;

/** Somebody who is to be told of a board. */
export interface ReaderOptions {
  readonly personId: string;
  readonly sessionId: string;
  /** What their tab calls itself, where it does. */
  readonly tab: string | undefined;
  readonly listener: Listener;
  /** @throws AppError when they may not read the board (any longer) */
  readonly readmit: () => Promise<unknown>;
}

/** One person who looks at a board, and what waits to be sent to them. */
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

  /** Begins at a place: what comes before or at it is not told. */
  startAt(cursor: string, events: readonly BoardEvent[]): void {
    this.#knows = cursor;
    this.#add(events, cursor);
  }

  /** Tells events that bring a board up to a place, unless the reader is there already. */
  tell(events: readonly BoardEvent[], cursor: string): void {
    if (this.#knows === undefined || cursor <= this.#knows) return;
    this.#knows = cursor;
    this.#add(events, cursor);
  }

  /** Tells who is there now: of what was not sent yet, only the last counts. It is no place in the feed. */
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

  /** Only with the last of them is the place reached. */
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
