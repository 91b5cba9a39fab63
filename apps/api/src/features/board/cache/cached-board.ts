import { MovedTask, type PersonCard, Task, type TaskStatus } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { answer, throughSchema } from '../../../kernel/answer.ts';
import { Piece, SerializedAnswer } from '../../../kernel/reply.ts';
import type { BoardDoc } from '../../project/index.ts';
import type { Cards } from '../model/task-wire.ts';
import { type Columns, EVERY_COLUMN, idsIn, statusOf } from '../order/columns.ts';

/** What a change did to a board. */
export interface BoardDelta {
  readonly columns: Columns;
  /** Tasks that are new or have other content, as they are now. */
  readonly changed?: readonly Task[];
  /** Tasks that went to another column, and when. */
  readonly moved?: { readonly ids: readonly Types.ObjectId[]; readonly at: Date };
}

/** A task as JSON, but for what is another when it was moved. */
interface TaskText {
  /** The end of its JSON. */
  readonly rest: string;
  readonly updatedAt: string;
}

/** Tasks of a column that are sent, and compressed, together. */
interface Chunk {
  readonly texts: readonly (TaskText | undefined)[];
  readonly piece: Piece;
}

/** How many those are: of fewer more of a board stays as it was compressed, of more each compresses better. */
const CHUNK = 128;

/** More changes than a board has between the moment when somebody asks for its version, and when they ask for it. */
const MOST_PAST = 100;

const OPEN = Piece.toCache('[');
const COMMA = Piece.toCache(',');
const CLOSE = Piece.toCache(']');

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
  #whole: SerializedAnswer | undefined;
  /** Those of the whole as it was last asked for, by where they begin. */
  #chunks = new Map<string, Chunk>();

  constructor(
    { boardVersion, columns }: Pick<BoardDoc, 'boardVersion' | 'columns'>,
    tasks: readonly Task[],
    cards: Cards,
  ) {
    this.#version = boardVersion;
    this.#columns = columns;
    this.#cards = new Map(cards);
    for (const task of tasks) this.#write(task);
  }

  /** About how much room it takes: its tasks, and as much again for the whole. */
  get bytes(): number {
    return 2 * this.#length;
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
    this.#whole = undefined;
    for (const task of changed) this.#write(task);
    for (const id of moved?.ids ?? []) {
      const text = this.#texts.get(String(id));
      if (text && moved) this.#texts.set(String(id), { ...text, updatedAt: moved.at.toISOString() });
    }
    const ids = columns.flat();
    if (ids.length < this.#texts.size) this.#keepOnly(new Set(ids.map(String)));
  }

  /** The whole board, to be sent to many. */
  get whole(): SerializedAnswer {
    if (this.#whole) return this.#whole;
    const before = this.#chunks;
    this.#chunks = new Map();
    for (const column of EVERY_COLUMN) this.#cut(column, before);
    const pieces = [...this.#chunks.values()].flatMap(({ piece }) => [COMMA, piece]);
    this.#whole = SerializedAnswer.ofPieces([OPEN, ...pieces.slice(1), CLOSE]);
    return this.#whole;
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
    this.#length += text.rest.length;
    for (const card of task.assignedTo) {
      // Who is there already is shown on other tasks as they were then: that has to be found out, not covered.
      if (!this.#cards.has(card._id)) this.#cards.set(card._id, card);
    }
  }

  /** Cuts a column into chunks; those that are as they were before stay the same. */
  #cut(column: number, before: ReadonlyMap<string, Chunk>): void {
    const status = statusOf(column);
    const ids = idsIn(this.#columns[column] ?? []);
    for (let from = 0; from < ids.length; from += CHUNK) {
      const place = `${column}/${from}`;
      const texts = ids.slice(from, from + CHUNK).map((id) => this.#texts.get(id));
      const known = before.get(place);
      const isAsBefore =
        known?.texts.length === texts.length && texts.every((text, order) => text === known.texts[order]);
      if (isAsBefore) {
        this.#chunks.set(place, known);
        continue;
      }
      const json = texts.flatMap((text, order) => (text ? taskAt(status, from + order, text) : []));
      if (json.length > 0) this.#chunks.set(place, { texts, piece: Piece.toCache(json.join(',')) });
    }
  }

  #keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#texts.keys()) if (!ids.has(id)) this.#drop(id);
  }

  #drop(id: string): void {
    this.#length -= this.#texts.get(id)?.rest.length ?? 0;
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
        if (!moved || !movedIds.has(id)) return taskAt(status, order, text);
        const { updatedAt = text.updatedAt } = answer(MovedTask, {
          id,
          status,
          order,
          updatedAt: moved.at.toISOString(),
        });
        return taskAt(status, order, { ...text, updatedAt });
      });
    });
    return `[${texts.join(',')}]`;
  }
}

/** The JSON of a task where it stands. */
function taskAt(status: TaskStatus, order: number, { rest, updatedAt }: TaskText): string {
  return `{"status":"${status}","order":${order},"updatedAt":"${updatedAt}",${rest}`;
}

function textOf(task: Task): TaskText {
  const { status: _status, order: _order, updatedAt, ...rest } = throughSchema(Task, task);
  return { rest: JSON.stringify(rest).slice(1), updatedAt };
}
