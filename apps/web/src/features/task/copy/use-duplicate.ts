import { duplicate } from '@faena/shared/commands';
import { duplicateTexts as texts } from '@/texts/duplicate.ts';
import { titled } from '../change-texts.ts';
import { useTaskContext } from '../task-context.ts';
import { useChange } from '../use-change.ts';
import { tellFailure } from '../use-tell.ts';

/** Copies tasks and reports a failure. The copies show after the answer (COPY-1, COPY-6). */
export function useDuplicate(): (ids: string[]) => void {
  const { projectId } = useTaskContext();
  const change = useChange(projectId, duplicate, {
    made: (ids, before) => ({
      told: texts.duplicated(ids.length),
      ...(ids.length === 1 && titled(before, ids[0])),
    }),
  });
  return (ids) => void change(ids, (error) => tellFailure(error, texts.failedToDuplicate(ids.length)));
}
