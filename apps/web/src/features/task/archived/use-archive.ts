import { COMMANDS } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { archiveTexts as texts } from '@/texts/archive.ts';
import { WORDS } from '../change-texts.ts';
import { useTaskContext } from '../task-context.ts';
import { useChange } from '../use-change.ts';
import { tellFailure } from '../use-tell.ts';

/** Archives tasks and reports a failure (ARCHIVED-5). */
export function useArchive(): (tasks: readonly Pick<Task, 'id'>[]) => void {
  const { projectId } = useTaskContext();
  const change = useChange(projectId, COMMANDS.archive, WORDS.archive);
  return (tasks) => {
    const ids = tasks.map(({ id }) => id);
    void change(ids, (error) => tellFailure(error, texts.failed(ids.length)));
  };
}
