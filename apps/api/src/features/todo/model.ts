import { DAY_MS, DONE_TODO_DAYS } from '@faena/shared/domain';
import type { Recurrence, TodoItem } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/** An own item of a person (TODO-3). */
export interface TodoItemDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  title: string;
  /** `YYYY-MM-DD` by the person's own calendar. */
  day: string | null;
  /** `HH:MM`, never without a day. */
  time: string | null;
  recurrence: Recurrence | null;
  /** Compared as text; equal ones follow their ids (TODO-10). */
  rank: string;
  doneAt: Date | null;
  /** The series of an open recurring item, and of no other (TODO-8). */
  series?: Types.ObjectId;
  /** The recurrence that a done item handed on, and its next one. */
  handed?: { readonly nextId: Types.ObjectId; readonly recurrence: Recurrence };
  /** Set for an item that the one before it made, until somebody changes it. */
  isUntouched?: true;
  /** When it was done, by the clock of the machine: the TTL index deletes it after that (TODO-13). */
  leftAt?: Date;
}

const schema = new Schema<TodoItemDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
  day: { type: String, default: null },
  time: { type: String, default: null },
  recurrence: { type: Schema.Types.Mixed, default: null },
  rank: { type: String, required: true },
  doneAt: { type: Date, default: null },
  series: Schema.Types.ObjectId,
  handed: Schema.Types.Mixed,
  isUntouched: Boolean,
  leftAt: Date,
});

schema.index({ personId: 1, doneAt: 1, rank: 1 });
// One open item of a series, also if two requests do the one before it at once.
schema.index({ series: 1 }, { unique: true, partialFilterExpression: { series: { $exists: true } } });
schema.index({ leftAt: 1 }, { expireAfterSeconds: (DONE_TODO_DAYS * DAY_MS) / 1_000 });

export const TodoItemModel = model('TodoItem', schema, 'todo_items');

/** The item in an answer. */
export function itemToWire({ _id, title, day, time, recurrence, doneAt }: TodoItemDoc): TodoItem {
  return { _id: String(_id), title, day, time, recurrence, doneAt: doneAt?.toISOString() ?? null };
}
