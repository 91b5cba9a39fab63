import type { Actor } from './actor.ts';
import type { AppError } from './errors.ts';

/** A caller at the other end of an event stream. */
export interface Listener {
  /** The last event that reached them over an earlier connection. They say so: it may be anything. */
  readonly lastEventId: string | undefined;
  /** Aborted when the connection is closed, from either side: nothing more is to be said. */
  readonly ended: AbortSignal;
  /**
   * The caller as they are now.
   * @throws AppError when their session has ended or their role does not let them in any more
   */
  readmit(): Promise<Actor>;
  /** Ends the stream; one who may not listen any longer is told to be gone. */
  end(refusal?: AppError): void;
  /** Breaks the connection off, so that they come back for what they miss. */
  drop(): void;
}

/** One event of a stream; `id` is the cursor after which all was said. */
export interface StreamEvent<T> {
  readonly id?: string;
  /** Given to events that readers of unnamed ones may miss. */
  readonly name?: string;
  readonly data: T;
}

/** The events of a stream, until its listener's `ended` is aborted. */
export interface EventSource<T> extends AsyncIterable<StreamEvent<T>> {
  /** Where a later stream can resume: all before it was said by now. Sent along with heartbeats. */
  readonly cursor: string | undefined;
}
