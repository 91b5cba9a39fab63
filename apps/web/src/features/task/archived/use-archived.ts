import { removeArchived, restore as restoreCommand } from '@faena/shared/commands';
import type { ArchivedPage, ArchivedTask } from '@faena/shared/schemas';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { taskKeys } from '@/sync/keys.ts';
import { useOfBoard } from '@/sync/use-of-board.ts';
import { statusLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { useTaskContext } from '../task-context.ts';
import { archivedTaskTexts as texts } from '../texts/archived-tasks.ts';
import { useChange } from '../use-change.ts';
import { useReadAgain } from '../use-read-again.ts';
import { tellFailure } from '../use-tell.ts';

/** The archived tasks of a project that contain a text: the last archived first, a page at a time (ARCHIVED-5). */
export function useArchived(q: string) {
  const { projectId } = useTaskContext();
  const count = useOfBoard(projectId, ({ length }) => length);
  // Archiving and restoring elsewhere change the number of tasks on the board.
  useReadAgain(projectId, taskKeys.archived(projectId), String(count));
  return useInfiniteQuery({
    queryKey: [...taskKeys.archived(projectId), q],
    queryFn: ({ pageParam, signal }) =>
      client.archivedTask.list(
        { params: { projectId }, query: { ...(q && { q }), ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ tasks }) => tasks),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** The commands for archived tasks. They remove a task from the list at once; a failure puts it back. */
export function useArchivedChanges() {
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  const queryKey = taskKeys.archived(projectId);
  const restore = useChange(projectId, restoreCommand, {
    made: ({ title, status }) => ({ told: texts.restored(statusLabels[status]), about: title }),
  });
  const remove = useChange(projectId, removeArchived, {
    made: ({ title }) => ({ told: taskTexts.undo.removed, about: title }),
  });

  function leave({ _id }: ArchivedTask): void {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<InfiniteData<ArchivedPage>>(
      { queryKey },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            tasks: page.tasks.filter((task) => task._id !== _id),
          })),
        },
    );
  }

  return {
    restore(task: ArchivedTask): void {
      leave(task);
      void restore(task, (error) => tellFailure(error, texts.failedToRestore));
    },
    remove(task: ArchivedTask): void {
      leave(task);
      void remove(task, (error) => tellFailure(error, taskTexts.failed.remove));
    },
  };
}
