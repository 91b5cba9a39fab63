import { MovedTask, type PersonCard, type Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { answer } from '../../../kernel/answer.ts';
import { SerializedAnswer } from '../../../kernel/reply.ts';
import { type Columns, idsIn, statusOf } from '../../board-order/index.ts';
import type { BoardDoc } from '../../project/index.ts';
import { type Cards, namedOnWire } from '../../task-store/index.ts';
import { BoardForm, compactForm, LIST } from './board-form.ts';
import { listedAt, type TaskText, textOf } from './task-text.ts';

/** What a change did to a board. */
export interface BoardDelta {
  readonly columns: Columns;
  /** Tasks that are new or have other content, as they are now. */
  readonly changed?: readonly Task[];
  /** Tasks that went to another column, and when. */
  readonly moved?: { readonly ids: readonly Types.ObjectId[]; readonly at: Date };
}

/** More changes than a board has between the moment when somebody asks for its version, and when they ask for it. */
const MOST_PAST = 100;

/** A board as it is sent, task by task, so that after a change only what changed is written again. */
export class CachedBoard {
  #version: Types.ObjectId;
  #columns: Columns;
  /** The versions that it was of before. */
  readonly #past = new Set<string>();
  readonly #texts = new Map<string, TaskText>();
  /** The people on its tasks as they are shown there; they change by themselves. */
  readonly #cards: Map<string, PersonCard>;
  #length = 0;
  readonly #list = new BoardForm(LIST);
  readonly #compact: BoardForm;

  constructor(
    board: Pick<BoardDoc, '_id' | 'name' | 'boardVersion' | 'columns'>,
    tasks: readonly Task[],
    cards: Cards,
  ) {
    this.#version = board.boardVersion;
    this.#columns = board.columns;
    this.#cards = new Map(cards);
    this.#compact = new BoardForm(compactForm(namedOnWire(board), () => [...this.#cards.values()]));
    for (const task of tasks) this.#write(task);
  }

  /** About how much room it takes: its tasks, as much again for the list of them, and for the compact form half. */
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

  /** Whether the people on it are still shown as `cards` has them. */
  shows(cards: Cards): boolean {
    const isSame = ([id, card]: [string, PersonCard]) =>
      JSON.stringify(cards.get(id)) === JSON.stringify(card);
    return [...this.#cards].every(isSame);
  }

  /** Whether it is of a version or of a later one: one that it has followed from there. */
  isSince(version: Types.ObjectId): boolean {
    return this.isOf(version) || this.#past.has(String(version));
  }

  /** Follows a change of the version it is of. */
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

  /** The whole board as a list of its tasks, to be sent to many. */
  get list(): SerializedAnswer {
    return this.#list.whole(this.#columns, this.#texts);
  }

  /** The whole board as a `CompactBoard` (BOARD-36), to be sent to many. */
  get compact(): SerializedAnswer {
    return this.#compact.whole(this.#columns, this.#texts);
  }

  /**
   * Some of its columns as they are after a change that it does not follow yet, to be sent once.
   * @throws ZodError when a task that is moved could not be answered
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
      // Who is there already is shown on other tasks as they were then: that has to be found out, not covered.
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
