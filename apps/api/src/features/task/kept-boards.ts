import type { Task } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Written } from '../../http/written.ts';

/** The boards read last, in bytes of their JSON: some twenty of a thousand tasks. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A board as it was read, and what has to be the same for it to be so still. */
export interface KeptBoard {
  /** The project's `boardVersion` at the moment it was read. */
  readonly version: string;
  /** Who is on its tasks; they change by themselves. */
  readonly assigneeIds: readonly Types.ObjectId[];
  /** Their cards, as JSON. */
  readonly cards: string;
  readonly written: Written<Task[]>;
}

/**
 * Boards as they were last sent, so that one that nobody has changed since is not read, put together and
 * written again. Whoever takes one asks the database first whether it still is as it was.
 */
export class KeptBoards {
  readonly #boards = new Map<string, KeptBoard>();
  #bytes = 0;

  get(projectId: string): KeptBoard | undefined {
    return this.#boards.get(projectId);
  }

  /** Keeps a board in place of the one of before; those that were not asked for longest make room. */
  keep(projectId: string, board: KeptBoard): void {
    this.#drop(projectId);
    this.#boards.set(projectId, board);
    this.#bytes += board.written.bytes.length;
    for (const oldest of this.#boards.keys()) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#drop(oldest);
    }
  }

  #drop(projectId: string): void {
    const board = this.#boards.get(projectId);
    if (!board) return;
    this.#boards.delete(projectId);
    this.#bytes -= board.written.bytes.length;
  }
}
