import type { Types } from 'mongoose';
import type { TaskDoc } from './task-model.ts';

/** Sets the same fields on several tasks. */
export interface TaskWrite {
  readonly ids: readonly Types.ObjectId[];
  readonly set: Partial<TaskDoc>;
}
