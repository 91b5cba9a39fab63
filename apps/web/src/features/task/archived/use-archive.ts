import type { Task } from '@faena/shared/schemas';
import { archiveTexts as texts } from '@/texts/archive.ts';
import { boardKeys } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { tellFailure } from '../tell-failure.ts';
import { useWaitingChange } from '../use-board-change.ts';
import { archiveKind } from '../waiting/kinds.ts';

/** Takes tasks off the board at once, to be found in the archive (ARCHIVED-5); a failure is told. */
export function useArchive(): (tasks: readonly Pick<Task, 'id'>[]) => void {
  const { projectId } = useTaskContext();
  const change = useWaitingChange(boardKeys(projectId), archiveKind);
  return (tasks) => {
    const ids = tasks.map(({ id }) => id);
    change(ids, (error) => tellFailure(error, texts.failed(ids.length)));
  };
}
