import type { Task } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { SerializedAnswer } from '../../../kernel/reply.ts';
import type { ColumnOrder, Columns } from '../../board-order/index.ts';
import type { BoardDoc } from '../../project/index.ts';
import type { ChangeLinks, TaskEffect } from '../../task-change/index.ts';
import type { TaskDoc, TaskWrite } from '../../task-store/index.ts';

/** The state before a change: the board after the changes before it, and the tasks that it named. */
export interface PlannedOn {
  readonly board: BoardDoc;
  /** By id; a task that does not exist is missing. */
  readonly tasks: ReadonlyMap<string, TaskDoc>;
  readonly at: Date;
  /** Reads more from the database; set only for a change that is planned alone. */
  readonly session?: ClientSession | undefined;
}

/** The writes and the answer of a change. The executor stores them. */
export interface Plan<T> {
  /** The columns after the change; an unchanged column is the same array. */
  readonly columns: Columns;
  /** New documents in the collection of tasks. */
  readonly inserted?: readonly TaskDoc[];
  /** The request field with the ids of `inserted`, which may be taken (TASK-17). */
  readonly idsFrom?: 'id' | 'ids' | undefined;
  /** Writes to existing tasks. */
  readonly written?: readonly TaskWrite[];
  /** Tasks that leave the collection of tasks. */
  readonly deleted?: readonly Types.ObjectId[];
  /** The written tasks that changed only their column. */
  readonly moved?: readonly Types.ObjectId[];
  /** Writes to other collections, in the same transaction. */
  readonly alsoWrite?: (session: ClientSession) => Promise<void>;
  readonly effects: readonly TaskEffect[];
  readonly links?: ChangeLinks;
  /** The one task that the answer shows. */
  readonly shown?: ShownTask;
  /** Other existing tasks with new content, after the change. */
  readonly changed?: readonly TaskDoc[];
  /** The columns that the answer shows whole. */
  readonly shownColumns?: readonly number[];
  /** Makes the answer before the commit (WIRE-15). */
  readonly answer: (shown: Shown) => T;
}

interface ShownTask {
  readonly _id: Types.ObjectId;
  readonly place: ColumnOrder;
  /** Its content after the change. The executor reads it if undefined. */
  readonly doc: TaskDoc | undefined;
}

/** The parts of an answer; @throws RangeError for a part that the plan did not ask for. */
interface Shown {
  task(): Task;
  doc(): TaskDoc;
  /** The `inserted` and `changed` tasks but the one shown, in board order. */
  others(): Task[];
  columns(): SerializedAnswer;
}
