import type { Actor } from './actor.ts';
import type { AppError } from './errors.ts';

/** A caller at the other end of an event stream. */
export interface Listener {
  /** The last event that reached them over an earlier connection. The caller states it, so it may be any text. */
  readonly lastEventId: string | undefined;
  /** Aborted when either side closes the connection; no event may follow. */
  readonly ended: AbortSignal;
  /**
   * Finds the caller with their present rights.
   * @throws AppError when their session has ended or their role excludes them
   */
  readmit(): Promise<Actor>;
  /** Ends the stream; with a refusal it sends the event `gone`. */
  end(refusal?: AppError): void;
  /** Breaks the connection, so that the client reconnects and gets the missed events. */
  drop(): void;
}

/** One event of a stream; `id` is the cursor that continues after it. */
export interface StreamEvent<T> {
  readonly id?: string;
  /** The name of events that readers of unnamed ones may miss. */
  readonly name?: string;
  readonly data: T;
}

/** The events of a stream, until its listener's `ended` is aborted. */
export interface EventSource<T> extends AsyncIterable<StreamEvent<T>> {
  /** The position from which a later stream can resume: all earlier events were sent. Heartbeats contain it. */
  readonly cursor: string | undefined;
}
