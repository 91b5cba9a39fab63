import { Agent, type ClientRequest, request } from 'node:http';
import type { Person } from './people.ts';

/** People who look at their boards: each holds an event stream open, and reads it or never does. */
export class EventStreams {
  /** How many events arrived. */
  events = 0;
  readonly #agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  readonly #requests: ClientRequest[] = [];

  /** Opens one for each of these people; resolves when all are answered. */
  async open(origin: string, people: readonly Person[], reads: boolean): Promise<void> {
    await Promise.all(people.map((person) => this.#openOne(origin, person, reads)));
  }

  close(): void {
    for (const one of this.#requests) one.destroy();
    this.#agent.destroy();
  }

  #openOne(origin: string, { token, boardId }: Person, reads: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const sent = request(`${origin}/api/tasks/project/${boardId}/live`, {
        agent: this.#agent,
        headers: { Authorization: `Bearer ${token}` },
      });
      this.#requests.push(sent);
      sent.once('error', reject);
      sent.once('response', (response) => {
        // Once it is open, that it ends is no fault of ours.
        sent.off('error', reject).on('error', () => {});
        response.on('error', () => {});
        if (response.statusCode !== 200) reject(new Error(`Event stream: ${response.statusCode}`));
        else if (reads) this.#read(response);
        else response.socket.pause();
        resolve();
      });
      sent.end();
    });
  }

  #read(response: NodeJS.ReadableStream): void {
    response.on('data', (chunk: Buffer) => {
      this.events += String(chunk).split('\ndata:').length - 1;
    });
  }
}
