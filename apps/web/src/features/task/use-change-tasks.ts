import type { Task } from '@faena/shared/schemas';
import { ApiError } from '@/lib/client.ts';
import { quickTexts } from '@/texts/quick.ts';
import { wordRefusal } from '@/texts/wording.ts';
import type { Batch } from './batch.ts';
import { boardKeys } from './requests.ts';
import { useTaskContext } from './task-context.ts';
import { tellFailure } from './tell-failure.ts';
import { useWaitingChange } from './use-board-change.ts';
import { batchKind } from './waiting/kinds.ts';

/** Changes some tasks of the board alike, shown at once, all or none (BATCH-2); a failure is told. */
export function useChangeTasks(): (tasks: readonly Task[], change: Batch['change']) => void {
  const { projectId } = useTaskContext();
  const send = useWaitingChange(boardKeys(projectId), batchKind);
  return (tasks, change) =>
    send({ ids: tasks.map(({ id }) => id), change }, (error) =>
      tellFailure(error, [quickTexts.edit.failed(tasks.length), ...reasonsOf(error)].join(' ')),
    );
}

/** What the server says of a field, such as that a task would have too many tags. */
function reasonsOf(error: Error): string[] {
  const [first] = error instanceof ApiError ? error.errors : [];
  return first ? [wordRefusal(first, 'es')] : [];
}
