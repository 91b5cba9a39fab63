import { duplicate } from '@faena/shared/commands';
import { duplicateTexts as texts } from '@/texts/duplicate.ts';
import { titled } from '../change-texts.ts';
import { useTaskContext } from '../task-context.ts';
import { useChange } from '../use-change.ts';
import { tellFailure } from '../use-tell.ts';

/** Copies tasks, on request with their comments, and reports a failure. The copies show after the answer (COPY-1, COPY-7). */
export function useDuplicate(): (ids: string[], withComments?: boolean) => void {
  const { projectId } = useTaskContext();
  const change = useChange(projectId, duplicate, {
    made: ({ ids }, before) => ({
      told: texts.duplicated(ids.length),
      ...(ids.length === 1 && titled(before, ids[0])),
    }),
  });
  return (ids, withComments = false) =>
    void change({ ids, withComments }, (error) => tellFailure(error, texts.failedToDuplicate(ids.length)));
}
