import type { Task } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { duplicateTexts as texts } from '@/texts/duplicate.ts';
import { withTask } from '../board-edits.ts';
import { boardKeys } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { tellFailure } from '../tell-failure.ts';
import { useBoardChange } from '../use-board-change.ts';
import { titled } from '../waiting/kind.ts';

/** Makes copies of tasks, which show once they are made (COPY-1, COPY-6); a failure is told. */
export function useDuplicate(): (ids: string[]) => void {
  const { projectId } = useTaskContext();
  const change = useBoardChange<string[], Task[]>(boardKeys(projectId), {
    send: (ids, options) => client.task.batch({ body: { ids, change: { duplicate: true } } }, options),
    // Their ids are the server's to give.
    expect: (tasks) => tasks,
    settle: (tasks, copies) => copies.reduce(withTask, tasks),
    told: (ids, before) => ({
      told: texts.duplicated(ids.length),
      ...(ids.length === 1 && titled(before, ids[0])),
    }),
  });
  return (ids) => change(ids, (error) => tellFailure(error, texts.failedToDuplicate(ids.length)));
}
