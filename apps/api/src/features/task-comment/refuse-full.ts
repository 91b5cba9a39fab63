import { MAX_TASK_COMMENTS } from '@faena/shared/domain';
import { tooMany } from '../../kernel/errors.ts';
import type { TaskDoc } from '../task-store/index.ts';

/** Refuses one more comment on a task at its limit (COMMENT-8). @throws AppError `conflict` */
export function refuseFull({ comments }: TaskDoc): void {
  if ((comments?.total ?? 0) >= MAX_TASK_COMMENTS) throw tooMany('too_many_comments', MAX_TASK_COMMENTS);
}
