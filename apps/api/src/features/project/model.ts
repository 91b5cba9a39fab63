import { TASK_STATUSES } from '@faena/shared/domain';
import { type PlainValues, ProjectNoun, type WipLimits } from '@faena/shared/schemas';
import { model, Schema, Types } from 'mongoose';
import { plainPaths } from '../../platform/plain-paths.ts';

/** A project of a company; its creator is always one of its members. */
export interface ProjectDoc extends PlainValues<typeof ProjectNoun> {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Name and description folded for searching (no case, no accents). */
  searchText: string;
  /**
   * The days of its start and end (PROJECT-2), with an instant of each for callers who read a time. A project that the
   * version before made during an upgrade lacks days and time zone.
   */
  startDay?: string;
  startDate: Date;
  endDay?: string;
  endDate: Date;
  /** The time zone of its company. A move of the company changes it in the same transaction. */
  timeZone?: string;
  createdBy: Types.ObjectId;
  memberIds: Types.ObjectId[];
  /**
   * Another value with every change of the board, never reused: concurrent changes conflict, and a read holds while it
   * is the same.
   */
  boardVersion: Types.ObjectId;
  /** The number of the last change of the board (CHANGE-1); a board without changes lacks it. */
  changes?: number;
  /** The last locker of the board, then their version, so that it never repeats (LIVE-1). */
  boardWriter?: string;
  /** The limits of the columns by status (WIP-1); absent in a project that never had any. */
  wipLimits?: WipLimits;
  /** An upper bound for the bytes of its tasks (LIMIT-26); a board of an earlier version lacks it. */
  boardBytes?: number | undefined;
  createdAt: Date;
}

/** A project with its board. Queries read the board on demand only, because it is longer than all other fields. */
export interface BoardDoc extends ProjectDoc {
  /**
   * The ids of its tasks, a column for each of `TASK_STATUSES`, from top to bottom. This alone holds status and order
   * of a task, so orders are always 0..n-1, and a move writes no other task.
   */
  columns: Types.ObjectId[][];
}

const schema = new Schema<BoardDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  ...plainPaths(ProjectNoun),
  searchText: { type: String, default: '' },
  startDay: String,
  startDate: { type: Date, required: true },
  endDay: String,
  endDate: { type: Date, required: true },
  timeZone: String,
  createdBy: { type: Schema.Types.ObjectId, required: true },
  memberIds: { type: [Schema.Types.ObjectId], default: [] },
  boardVersion: { type: Schema.Types.ObjectId, default: () => new Types.ObjectId() },
  changes: Number,
  boardWriter: String,
  boardBytes: {
    type: Number,
    default(this: { readonly isNew?: boolean }) {
      return this.isNew ? 0 : undefined;
    },
  },
  wipLimits: Schema.Types.Mixed,
  columns: {
    type: [[Schema.Types.ObjectId]],
    default: () => TASK_STATUSES.map(() => []),
    select: false,
  },
  createdAt: { type: Date, required: true },
});

schema.index({ companyId: 1, createdAt: 1, _id: 1 });
schema.index({ memberIds: 1, createdAt: 1, _id: 1 });
schema.index({ createdAt: 1, _id: 1 });

/** The time zone of a project's days. */
export function zoneOf({ timeZone = 'UTC' }: Pick<ProjectDoc, 'timeZone'>): string {
  return timeZone;
}

export const ProjectModel = model('Project', schema, 'projects');
