import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from '@faena/shared/client';
import { contract, type FaenaContract } from '@faena/shared/contract';
import { applyBoardEvent } from '@faena/shared/domain';
import type { BoardEvent, PresenceEvent, Task } from '@faena/shared/schemas';
import { expect } from 'vitest';
import type { Person } from '../factories.ts';

/** Longest that a change may take to be seen by others (BOARD-22). */
export const A_SECOND = 1_000;

/** Longest to wait for what does not depend on the time it takes; a busy database may answer nothing for seconds. */
const PATIENCE = 30 * A_SECOND;

/**
 * Somebody who looks at a board, as the web does it: events are applied, and the board is read again only
 * where they say so. Their network can be cut, and leads to another process after it.
 */
export class Looking {
  tasks: Task[] = [];
  readonly events: Exclude<BoardEvent, PresenceEvent>[] = [];
  /** The last presence event. */
  present: PresenceEvent | undefined;
  /** The status of the refusal that ended it; undefined as long as it lasts. */
  refusal: number | undefined;
  origin: string;
  readonly #client: Client<FaenaContract>;
  readonly #person: Person;
  readonly #projectId: string;
  readonly #stop = new AbortController();
  #network = new AbortController();
  #online: Promise<unknown> | undefined;

  constructor(origin: string, person: Person, projectId: string, tab?: string) {
    this.origin = origin;
    this.#person = person;
    this.#projectId = projectId;
    this.#client = createClient(contract, {
      token: () => person.token,
      fetch: async (url, init) => {
        await this.#online;
        const signal = AbortSignal.any([this.#network.signal, ...(init?.signal ? [init.signal] : [])]);
        return fetch(`${this.origin}${url}`, { ...init, signal });
      },
    });
    void this.#follow(tab);
  }

  /** Breaks the connection; the next one goes to `origin`, once `meanwhile` has happened. */
  async cut(origin: string, meanwhile?: Promise<unknown>): Promise<void> {
    this.origin = origin;
    this.#online = meanwhile;
    this.#network.abort();
    this.#network = new AbortController();
    await meanwhile;
  }

  /**
   * Begins with the board read, and no event heard. Events come in order: after the reader's own presence, none of an
   * earlier change is left.
   */
  async ready(): Promise<this> {
    await this.sees(() => !!this.present?.people.some(({ _id }) => _id === this.#person.id));
    await this.seesAll();
    this.events.length = 0;
    return this;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Resolves once the board shows the expected state, with the milliseconds until then. */
  async sees(expected: () => boolean): Promise<number> {
    const started = performance.now();
    while (performance.now() - started < PATIENCE) {
      if (expected()) return performance.now() - started;
      await sleep(5);
    }
    const seen = JSON.stringify(this.events.slice(-3));
    throw new Error(`Not seen within ${PATIENCE} ms, but: ${seen}; refused: ${this.refusal ?? 'no'}`);
  }

  /** Expects the board to become just what the API answers for it. */
  async seesAll(): Promise<void> {
    const stored = await this.#read();
    await expect.poll(() => this.tasks, { timeout: PATIENCE, interval: 10 }).toEqual(stored);
  }

  async #follow(tab: string | undefined): Promise<void> {
    const asked = { params: { projectId: this.#projectId }, ...(tab && { query: { tab } }) };
    try {
      for await (const event of this.#client.task.live(asked, { signal: this.#stop.signal })) {
        if (event.type === 'presence') {
          this.present = event;
          continue;
        }
        this.events.push(event);
        this.tasks = event.type === 'tasks' ? applyBoardEvent(this.tasks, event) : await this.#read();
      }
    } catch (error) {
      this.refusal = (error as { status?: number }).status ?? 0;
    }
  }

  async #read(): Promise<Task[]> {
    for (;;) {
      const read = this.#client.task.board({ params: { projectId: this.#projectId } });
      const tasks = await read.catch(() => undefined);
      if (tasks) return tasks;
    }
  }
}
