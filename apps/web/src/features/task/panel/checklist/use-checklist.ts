import type { QueuedCommand } from '@faena/shared/commands';
import type { ChecklistItem, Task, TaskChecklist } from '@faena/shared/schemas';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '@/lib/client.ts';
import { FRESH_MS } from '@/lib/query-client.ts';
import { commandScope, taskKeys } from '@/sync/keys.ts';
import { usePendingItems } from '@/sync/pending.ts';
import { useOfBoard } from '@/sync/use-of-board.ts';
import type { Words } from '../../change-texts.ts';
import { useTaskContext } from '../../task-context.ts';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { useChange } from '../../use-change.ts';
import { tellFailure } from '../../use-tell.ts';

const NONE: readonly ChecklistItem[] = [];

/** The items of a task's checklist, with queued changes. */
export function useChecklist(task: Task) {
  const { id, updatedAt, checklist } = task;
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  // Only the server's board tells whether the task has a list. Without a list, queued items are drawn over none.
  const isThere = useOfBoard(projectId, (_tasks, { base }) => {
    const stored = base.find((each) => each.id === id) ?? task;
    return stored.checklist !== undefined;
  });
  const query = useQuery({
    queryKey: taskKeys.checklist(id),
    queryFn: ({ signal }) => client.checklist.read({ params: { id } }, { signal }),
    staleTime: FRESH_MS,
    enabled: isThere,
    ...(!isThere && { placeholderData: { task, items: [] } }),
  });
  const isChanging = useIsMutating({ mutationKey: commandScope(projectId).mutationKey }) > 0;
  const shownAt = query.data?.task.updatedAt;
  const ofBoard = `${updatedAt} ${checklist?.done} ${checklist?.total}`;
  const seen = useRef(ofBoard);

  useEffect(() => {
    if (seen.current === ofBoard || isChanging) return;
    seen.current = ofBoard;
    if (shownAt !== updatedAt) void queryClient.invalidateQueries({ queryKey: taskKeys.checklist(id) });
  }, [ofBoard, isChanging, shownAt, updatedAt, queryClient, id]);

  const ofServer = isThere ? query.data?.items : NONE;
  const drawn = usePendingItems(projectId, id, ofServer ?? NONE);
  return { query, items: ofServer && drawn };
}

/** Changes items of a checklist and reports a failure (CHECK-6). */
export function useItemChange<Asked>(command: QueuedCommand<Asked, TaskChecklist>, words: Words<Asked>) {
  const { projectId } = useTaskContext();
  const change = useChange(projectId, command, words);
  return (asked: Asked, onError?: () => void): void =>
    void change(asked, (error) => {
      tellFailure(error, taskPartTexts.checklist.failed);
      onError?.();
    });
}
