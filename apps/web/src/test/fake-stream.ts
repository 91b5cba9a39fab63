import type { z } from 'zod';

const encoder = new TextEncoder();

/** A stream of the API: it sends its first event and those of the test. */
export class FakeStream<Event> {
  readonly #first: Event | undefined;
  readonly #listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  #schema: z.ZodType | undefined;
  #lastId = 0;

  /** @param first the first event of each listener that names no cursor */
  constructor(first?: Event) {
    this.#first = first;
  }

  /** The number of present listeners. */
  get listeners(): number {
    return this.#listeners.size;
  }

  /** Sends this event to all listeners. */
  send(event: Event): void {
    const chunk = this.#encode(event);
    for (const listener of this.#listeners) listener.enqueue(chunk);
  }

  /** Loses every connection, like a failure of the network. */
  drop(): void {
    for (const listener of this.#listeners) listener.error(new TypeError('network error'));
    this.#listeners.clear();
  }

  /** One more connection, until it is aborted; its events are checked against the schema of the route. */
  connect(schema: z.ZodType, signal: AbortSignal, lastEventId: string | null): Response {
    this.#schema = schema;
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#listeners.add(controller);
        if (this.#first !== undefined && lastEventId === null) controller.enqueue(this.#encode(this.#first));
      },
      cancel: () => {
        this.#listeners.delete(own);
      },
    });
    signal.addEventListener('abort', () => {
      if (this.#listeners.delete(own)) own.error(signal.reason);
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  #encode(event: Event): Uint8Array {
    this.#lastId += 1;
    const data = JSON.stringify(this.#schema ? this.#schema.parse(event) : event);
    return encoder.encode(`id: ${this.#lastId}\ndata: ${data}\n\n`);
  }
}
