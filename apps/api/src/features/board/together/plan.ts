import type { Task } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { SerializedAnswer } from '../../../kernel/reply.ts';
import type { BoardDoc } from '../../project/index.ts';
import type { TaskEffect } from '../changes/change-model.ts';
import type { TaskDoc } from '../model/task-model.ts';
import type { ColumnOrder, Columns } from '../order/columns.ts';

/** A task as an answer shows it, and as a board that is cached has it from then on. */
interface ShownTask {
  readonly _id: Types.ObjectId;
  readonly place: ColumnOrder;
  /** Its content then; where nothing was planned by that, it is read while the change is being written. */
  readonly doc: TaskDoc | undefined;
}

/** What a change of a board will do to it, known before anything of it is written. */
export interface Plan<T> {
  /** The columns then; those that stay as they were are the same arrays. */
  readonly columns: Columns;
  /** A task that is new. */
  readonly inserted?: TaskDoc;
  /** Whether whoever asked for it chose its id, so that it may be that of another. */
  readonly isIdChosen?: boolean;
  /** What is written to tasks that are there. */
  readonly written?: readonly { readonly _id: Types.ObjectId; readonly set: Partial<TaskDoc> }[];
  /** Of the tasks that are written, those that only went to another column. */
  readonly moved?: readonly Types.ObjectId[];
  readonly effects: readonly TaskEffect[];
  /** The task as it is then, where its content is another or the answer shows it. */
  readonly shown?: ShownTask;
  /** The columns that the answer shows whole. */
  readonly shownColumns?: readonly number[];
  /** What is answered; called before the commit (WIRE-15). */
  readonly answer: (shown: Shown) => T;
}

/** What an answer is made of; @throws RangeError for what its plan has not asked for. */
interface Shown {
  task(): Task;
  columns(): SerializedAnswer;
}

/** What a change is planned by: its board, with all that was planned before it, and the tasks that it named. */
export interface PlannedOn {
  readonly board: BoardDoc;
  /** By id; of one that is not on the board, nothing. */
  readonly tasks: ReadonlyMap<string, TaskDoc>;
  readonly at: Date;
}
