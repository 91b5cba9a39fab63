import type { LockedProject } from '../../project/index.ts';
import type { BoardDelta, CachedBoard } from './cached-board.ts';

/** The boards asked for last, in bytes of their JSON: some eight of a thousand tasks. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Boards as they were last sent, so that one that nobody has changed since is not read, put together and
 * written again. Whoever takes one asks the database first whether it still is as it was.
 */
export class BoardCache {
  readonly #boards = new Map<string, CachedBoard>();
  #bytes = 0;

  get(projectId: string): CachedBoard | undefined {
    return this.#boards.get(projectId);
  }

  /**
   * Caches a board instead of the one of before; those that were cached first make room. It stays itself even when it
   * alone is too large: reading it anew for each request would take more memory than keeping it.
   */
  put(projectId: string, board: CachedBoard): void {
    this.#drop(projectId);
    this.#boards.set(projectId, board);
    this.#bytes += board.bytes;
    for (const oldest of this.#boards.keys()) {
      if (this.#bytes <= MOST_BYTES || oldest === projectId) return;
      this.#drop(oldest);
    }
  }

  /** Brings a cached board to where this process has just brought it in the database. */
  follow({ _id, boardVersion, nextVersion }: LockedProject, change: BoardDelta): void {
    const projectId = String(_id);
    const board = this.#boards.get(projectId);
    if (!board?.isOf(boardVersion)) return;
    this.#drop(projectId);
    board.follow(nextVersion, change);
    this.put(projectId, board);
  }

  #drop(projectId: string): void {
    const board = this.#boards.get(projectId);
    if (!board) return;
    this.#boards.delete(projectId);
    this.#bytes -= board.bytes;
  }
}
