import type { TaskChecklist } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { findTask } from '../task/index.ts';
import { toChecklist } from './change-items.ts';

/**
 * A task with the items of its checklist, for everyone who sees the task (CHECK-4).
 * @throws AppError `not_found` when missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function readChecklist(id: string, actor: Actor): Promise<TaskChecklist> {
  const { task, doc } = await findTask(id, actor);
  return toChecklist(task, doc);
}
