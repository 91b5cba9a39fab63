import type { Types } from 'mongoose';
import { countIn } from '../../board-order/index.ts';
import type { BoardDoc } from '../../project/index.ts';

/** Some twenty boards of a thousand tasks. */
const MOST_TASKS = 20_000;

const MOST_LOCATED = 5_000;

/**
 * Boards as this process last wrote them, and the projects of tasks, which spares a query before each change. Another
 * process may have changed a board since, so a write must name the version in its filter.
 */
export class HeldBoards {
  readonly #boards = new Map<string, BoardDoc>();
  readonly #projectOf = new Map<string, string>();
  #tasks = 0;

  get(projectId: string): BoardDoc | undefined {
    return this.#boards.get(projectId);
  }

  /** Holds a board of any size, and evicts the oldest others. */
  hold(board: BoardDoc): void {
    const projectId = String(board._id);
    this.drop(projectId);
    this.#boards.set(projectId, board);
    this.#tasks += countIn(board.columns);
    for (const oldest of this.#boards.keys()) {
      if (this.#tasks <= MOST_TASKS || oldest === projectId) return;
      this.drop(oldest);
    }
  }

  drop(projectId: string): void {
    const board = this.#boards.get(projectId);
    if (!board) return;
    this.#boards.delete(projectId);
    this.#tasks -= countIn(board.columns);
  }

  /** The last known project of a task. */
  projectOf(taskId: string): string | undefined {
    return this.#projectOf.get(taskId);
  }

  locate(taskId: Types.ObjectId | string, projectId: string): void {
    this.#projectOf.set(String(taskId), projectId);
    const [oldest] = this.#projectOf.keys();
    if (this.#projectOf.size > MOST_LOCATED && oldest !== undefined) this.#projectOf.delete(oldest);
  }

  forget(taskId: string): void {
    this.#projectOf.delete(taskId);
  }
}
