import { type Batch, COMMANDS } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { ApiError } from '@/lib/client.ts';
import { quickTexts } from '@/texts/quick.ts';
import { wordRefusal } from '@/texts/wording.ts';
import { WORDS } from './change-texts.ts';
import { useTaskContext } from './task-context.ts';
import { useChange } from './use-change.ts';
import { tellFailure } from './use-tell.ts';

/** Changes several tasks alike, all or none, and reports a failure (BATCH-2). */
export function useChangeTasks(): (tasks: readonly Task[], change: Batch['change']) => void {
  const { projectId } = useTaskContext();
  const send = useChange(projectId, COMMANDS.batch, WORDS.batch);
  return (tasks, change) =>
    void send({ ids: tasks.map(({ id }) => id), change }, (error) =>
      tellFailure(error, [quickTexts.edit.failed(tasks.length), ...reasonsOf(error)].join(' ')),
    );
}

/** The server's refusal of a field, such as too many tags. */
function reasonsOf(error: Error): string[] {
  const [first] = error instanceof ApiError ? error.errors : [];
  return first ? [wordRefusal(first, 'es')] : [];
}
