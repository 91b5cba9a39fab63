import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompactBoard, TaskStatus } from '@faena/shared/schemas';
import { Piece, SerializedAnswer } from '../../../kernel/reply.ts';
import { type Columns, EVERY_COLUMN, idsIn, statusOf } from '../../board-order/index.ts';
import { compactOf, listedAt, type TaskText } from './task-text.ts';

/** A JSON form of a board: the text of a task at its place, and the text around the tasks of each column. */
export interface Form {
  taskAt(text: TaskText, status: TaskStatus, order: number): string;
  /** The whole board, made of the pieces of each column. */
  around(columns: readonly (readonly Piece[])[]): Piece[];
}

const OPEN = Piece.toCache('[');
const COMMA = Piece.toCache(',');
const CLOSE = Piece.toCache(']');

/** The list of all tasks, by column and order (BOARD-3). */
export const LIST: Form = {
  taskAt: listedAt,
  around: (columns) => [OPEN, ...separated(columns.flat()), CLOSE],
};

const OPENINGS = EVERY_COLUMN.map((column) =>
  Piece.toCache(`${column > 0 ? ',' : ''}{"status":"${statusOf(column)}","tasks":[`),
);
const CLOSE_BOTH = Piece.toCache(']}');

/** A `CompactBoard` (BOARD-36); `people` gives the assignees at the time of writing. */
export function compactForm(project: CompactBoard['project'], people: () => CompactBoard['people']): Form {
  return {
    taskAt: compactOf,
    around: (columns) => {
      const shared = JSON.stringify({ project, people: people() });
      const each = OPENINGS.flatMap((opening, column) => [
        opening,
        ...separated(columns[column] ?? []),
        CLOSE_BOTH,
      ]);
      return [Piece.toCache(`${shared.slice(0, -1)},"columns":[`), ...each, CLOSE_BOTH];
    },
  };
}

function separated(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [COMMA, piece]));
}

/** Tasks of one column that are serialized and compressed together. */
interface Chunk {
  readonly texts: readonly (TaskText | undefined)[];
  readonly piece: Piece;
}

/** Tasks a chunk. Fewer keep more of a board compressed after a change; more compress better. */
const CHUNK = 128;

/** Chunks written at a time. */
const CHUNKS_AT_ONCE = 8;

/** A board in one JSON form. After a change, only the changed chunks are written and compressed again. */
export class BoardForm {
  readonly #form: Form;
  /** The chunks that it was last sent with, by the place of their first task. */
  #chunks = new Map<string, Chunk>();
  #changes = 0;
  #whole: Promise<SerializedAnswer> | undefined;

  constructor(form: Form) {
    this.#form = form;
  }

  /** Makes the next request write it again. */
  outdate(): void {
    this.#changes += 1;
    this.#whole = undefined;
  }

  /**
   * The whole board; a large one yields to other work in between (LIMIT-12).
   * @param columns returns the present columns
   */
  whole(columns: () => Columns, texts: ReadonlyMap<string, TaskText>): Promise<SerializedAnswer> {
    this.#whole ??= this.#written(columns, texts);
    return this.#whole;
  }

  /** A change of the board restarts the loop, which then finds most chunks written. */
  async #written(columns: () => Columns, texts: ReadonlyMap<string, TaskText>): Promise<SerializedAnswer> {
    const begun = this.#changes;
    const before = this.#chunks;
    const chunks = new Map<string, Chunk>();
    const pieces: Piece[][] = [];
    let written = 0;
    for (const [column, ids] of columns().entries()) {
      const here: Piece[] = [];
      for (const [place, chunk] of this.#cut(column, idsIn(ids), texts, before)) {
        chunks.set(place, chunk);
        here.push(chunk.piece);
        if (before.get(place) === chunk) continue;
        written += 1;
        if (written % CHUNKS_AT_ONCE > 0) continue;
        await nextTurn();
        if (this.#changes === begun) continue;
        this.#chunks = new Map([...before, ...chunks]);
        return this.#written(columns, texts);
      }
      pieces.push(here);
    }
    this.#chunks = chunks;
    return SerializedAnswer.ofPieces(this.#form.around(pieces));
  }

  /** Cuts a column into chunks by place, and reuses the unchanged ones. */
  *#cut(
    column: number,
    ids: readonly string[],
    texts: ReadonlyMap<string, TaskText>,
    before: ReadonlyMap<string, Chunk>,
  ): Generator<[place: string, chunk: Chunk]> {
    const status = statusOf(column);
    for (let from = 0; from < ids.length; from += CHUNK) {
      const place = `${column}/${from}`;
      const here = ids.slice(from, from + CHUNK).map((id) => texts.get(id));
      const known = before.get(place);
      const isAsBefore =
        known?.texts.length === here.length && here.every((text, order) => text === known.texts[order]);
      const chunk = isAsBefore
        ? known
        : this.#chunkOf(here, (text, i) => this.#form.taskAt(text, status, from + i));
      if (chunk) yield [place, chunk];
    }
  }

  #chunkOf(
    texts: readonly (TaskText | undefined)[],
    write: (text: TaskText, index: number) => string,
  ): Chunk | undefined {
    const json = texts.flatMap((text, index) => (text ? write(text, index) : []));
    return json.length > 0 ? { texts, piece: Piece.toCache(json.join(',')) } : undefined;
  }
}
