import type { Types } from 'mongoose';
import type { TaskDoc } from './task-model.ts';

/** The same fields set on some tasks. */
export interface TaskWrite {
  readonly ids: readonly Types.ObjectId[];
  readonly set: Partial<TaskDoc>;
}
