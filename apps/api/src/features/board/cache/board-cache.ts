import type { LockedProject } from '../../project/index.ts';
import type { BoardDelta, CachedBoard } from './cached-board.ts';

/** The size of the cache, in bytes of JSON: about eight boards of a thousand tasks. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Most changed tasks that a cached board follows; a read of more gives way to other work (LIMIT-12). */
const MOST_FOLLOWED = 500;

/** How long a board larger than that stays after somebody has read it. */
const LARGE_MS = 10_000;

/**
 * Caches boards in their sent form, so that an unchanged one is neither read nor serialized. A reader first asks the
 * database whether the version still holds.
 */
export class BoardCache {
  readonly #boards = new Map<string, CachedBoard>();
  readonly #reads = new Map<string, Promise<CachedBoard>>();
  #bytes = 0;
  /** The timer that drops a single board larger than the cache. */
  #large: NodeJS.Timeout | undefined;

  get(projectId: string): CachedBoard | undefined {
    const board = this.#boards.get(projectId);
    if (board && board.bytes > MOST_BYTES) this.#dropLater(projectId);
    return board;
  }

  /**
   * Caches a board in place of its former version, and evicts the oldest others. A board larger than the cache stays
   * while it is read, because reading it for each request would take more memory.
   */
  put(projectId: string, board: CachedBoard): void {
    this.#drop(projectId);
    this.#boards.set(projectId, board);
    this.#bytes += board.bytes;
    if (board.bytes > MOST_BYTES) this.#dropLater(projectId);
    for (const oldest of this.#boards.keys()) {
      if (this.#bytes <= MOST_BYTES || oldest === projectId) return;
      this.#drop(oldest);
    }
  }

  /** The read of a board that has begun and not ended. */
  reading(projectId: string): Promise<CachedBoard> | undefined {
    return this.#reads.get(projectId);
  }

  /** Reads and caches a board; `reading` finds the read until it ends. */
  async read(projectId: string, read: () => Promise<CachedBoard>): Promise<CachedBoard> {
    const reading = read();
    this.#reads.set(projectId, reading);
    try {
      const board = await reading;
      this.put(projectId, board);
      return board;
    } finally {
      if (this.#reads.get(projectId) === reading) this.#reads.delete(projectId);
    }
  }

  /** Applies a change that this process has just committed. */
  follow({ _id, boardVersion, nextVersion }: LockedProject, change: BoardDelta): void {
    const projectId = String(_id);
    const board = this.#boards.get(projectId);
    if (!board?.isOf(boardVersion)) return;
    this.#drop(projectId);
    if ((change.changed?.length ?? 0) > MOST_FOLLOWED) return;
    board.follow(nextVersion, change);
    this.put(projectId, board);
  }

  #dropLater(projectId: string): void {
    clearTimeout(this.#large);
    this.#large = setTimeout(() => this.#drop(projectId), LARGE_MS).unref();
  }

  #drop(projectId: string): void {
    const board = this.#boards.get(projectId);
    if (!board) return;
    this.#boards.delete(projectId);
    this.#bytes -= board.bytes;
  }
}
