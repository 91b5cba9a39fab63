import { setImmediate as nextTurn } from 'node:timers/promises';
import { MovedTask, type PersonCard, type Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { answer } from '../../../kernel/answer.ts';
import { SerializedAnswer } from '../../../kernel/reply.ts';
import { type Columns, idsIn, statusOf } from '../../board-order/index.ts';
import type { BoardDoc } from '../../project/index.ts';
import { type Cards, namedOnWire } from '../../task-store/index.ts';
import { BoardForm, compactForm, LIST } from './board-form.ts';
import { listedAt, type TaskText, textOf } from './task-text.ts';

/** The effect of a change on a board. */
export interface BoardDelta {
  readonly columns: Columns;
  /** Tasks that are new or have new content, after the change. */
  readonly changed?: readonly Task[];
  /** Tasks that changed column, and the time of the change. */
  readonly moved?: { readonly ids: readonly Types.ObjectId[]; readonly at: Date };
}

type CachedBoardDoc = Pick<BoardDoc, '_id' | 'name' | 'boardVersion' | 'columns'>;

/** Tasks written at a time: some milliseconds of work. */
const AT_ONCE = 1_024;

/** More changes than a board has while a reader asks first for its version and then for the board. */
const MOST_PAST = 100;

/** A board in its answered form, task by task, so that a change serializes only the changed tasks. */
export class CachedBoard {
  #version: Types.ObjectId;
  #columns: Columns;
  /** The earlier versions of the board. */
  readonly #past = new Set<string>();
  readonly #texts = new Map<string, TaskText>();
  /** The shown people of its tasks. They can change without the board. */
  readonly #cards: Map<string, PersonCard>;
  #length = 0;
  readonly #list = new BoardForm(LIST);
  readonly #compact: BoardForm;

  private constructor(board: CachedBoardDoc, cards: Cards) {
    this.#version = board.boardVersion;
    this.#columns = board.columns;
    this.#cards = new Map(cards);
    this.#compact = new BoardForm(compactForm(namedOnWire(board), () => [...this.#cards.values()]));
  }

  /** Serializes the tasks of a board; a large one yields to other work in between (LIMIT-12). */
  static async of(board: CachedBoardDoc, tasks: Iterable<Task>, cards: Cards): Promise<CachedBoard> {
    const cached = new CachedBoard(board, cards);
    for (const task of tasks) {
      cached.#write(task);
      if (cached.#texts.size % AT_ONCE === 0) await nextTurn();
    }
    return cached;
  }

  /** The approximate size: the tasks, the same again for the list, and half of it for the compact form. */
  get bytes(): number {
    return 2.5 * this.#length;
  }

  /** The ids of the people on it. */
  get people(): Types.ObjectId[] {
    return [...this.#cards.keys()].map((id) => new Types.ObjectId(id));
  }

  isOf(version: Types.ObjectId): boolean {
    return this.#version.equals(version);
  }

  /** Tests whether the board shows its people as in `cards`. */
  shows(cards: Cards): boolean {
    const isSame = ([id, card]: [string, PersonCard]) =>
      JSON.stringify(cards.get(id)) === JSON.stringify(card);
    return [...this.#cards].every(isSame);
  }

  /** Tests whether the board has a version or a later one. */
  isSince(version: Types.ObjectId): boolean {
    return this.isOf(version) || this.#past.has(String(version));
  }

  /** Applies a change of its present version. */
  follow(version: Types.ObjectId, { columns, changed = [], moved }: BoardDelta): void {
    this.#past.add(String(this.#version));
    const [oldest] = this.#past;
    if (this.#past.size > MOST_PAST && oldest !== undefined) this.#past.delete(oldest);
    this.#version = version;
    this.#columns = columns;
    this.#list.outdate();
    this.#compact.outdate();
    for (const task of changed) this.#write(task);
    for (const id of moved?.ids ?? []) {
      const text = this.#texts.get(String(id));
      if (text && moved) this.#texts.set(String(id), { ...text, updatedAt: moved.at.toISOString() });
    }
    const ids = columns.flat();
    if (ids.length < this.#texts.size) this.#keepOnly(new Set(ids.map(String)));
  }

  /** The whole board as a list of tasks; cached for many readers. */
  list(): Promise<SerializedAnswer> {
    return this.#list.whole(() => this.#columns, this.#texts);
  }

  /** The whole board as a `CompactBoard` (BOARD-36); cached for many readers. */
  compact(): Promise<SerializedAnswer> {
    return this.#compact.whole(() => this.#columns, this.#texts);
  }

  /**
   * Some of its columns after a change that is not applied yet, for one answer.
   * @throws ZodError for a moved task that breaks its schema
   */
  partAfter(delta: BoardDelta, shown: readonly number[]): SerializedAnswer {
    return SerializedAnswer.once(this.#textOf(delta.columns, shown, delta));
  }

  #write(task: Task): void {
    const text = textOf(task);
    this.#drop(task.id);
    this.#texts.set(task.id, text);
    this.#length += lengthOf(text);
    for (const card of task.assignedTo) {
      // A known person keeps the old card, which other tasks still show: `shows` then finds the difference.
      if (!this.#cards.has(card._id)) this.#cards.set(card._id, card);
    }
  }

  #keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#texts.keys()) if (!ids.has(id)) this.#drop(id);
  }

  #drop(id: string): void {
    const text = this.#texts.get(id);
    if (text) this.#length -= lengthOf(text);
    this.#texts.delete(id);
  }

  #textOf(
    columns: Columns,
    shown: readonly number[],
    { changed = [], moved }: Omit<BoardDelta, 'columns'>,
  ): string {
    const movedIds = new Set(moved?.ids.map(String));
    const changedTexts = new Map(changed.map((task) => [task.id, textOf(task)]));
    const texts = shown.flatMap((column) => {
      const status = statusOf(column);
      return idsIn(columns[column] ?? []).flatMap((id, order) => {
        const text = changedTexts.get(id) ?? this.#texts.get(id);
        if (!text) return [];
        if (!moved || !movedIds.has(id)) return listedAt(text, status, order);
        const { updatedAt = text.updatedAt } = answer(MovedTask, {
          id,
          status,
          order,
          updatedAt: moved.at.toISOString(),
        });
        return listedAt({ ...text, updatedAt }, status, order);
      });
    });
    return `[${texts.join(',')}]`;
  }
}

function lengthOf({ alike, listed }: TaskText): number {
  return alike.length + listed.length;
}
