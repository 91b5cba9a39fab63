import { COMMENT_COMMANDS } from '@faena/shared/commands';
import type { PersonCard, Task, TaskComment } from '@faena/shared/schemas';
import { useInfiniteQuery, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '@/lib/client.ts';
import { commandScope, taskKeys } from '@/sync/keys.ts';
import { usePendingComments } from '@/sync/pending.ts';
import { useCommand } from '@/sync/use-command.ts';
import { useOfBoard } from '@/sync/use-of-board.ts';
import { COMMENT_WORDS, knowComments } from '../../comment-commands.ts';
import { useTaskContext } from '../../task-context.ts';
import { useDescribe } from '../../use-change.ts';
import { NO_PAGES } from './comment-pages.ts';
import { ownCard } from './own-card.ts';

const NONE: TaskComment[] = [];

knowComments();

/**
 * The comments on a task, oldest first, with queued acts. They are read page by page from the latest, and again after
 * each act. A task without any on the server needs no request.
 */
export function useComments(task: Task) {
  const { id } = task;
  const { projectId } = useTaskContext();
  const isThere = useOfBoard(projectId, (_tasks, { base }) => {
    const stored = base.find((each) => each.id === id) ?? task;
    return (stored.comments?.total ?? 0) > 0;
  });
  const query = useInfiniteQuery({
    queryKey: taskKeys.comments(id),
    queryFn: ({ pageParam, signal }) =>
      client.taskComment.list(
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as TaskComment['number'] | null,
    getNextPageParam: (page) => (page.hasEarlier ? page.comments.at(-1)?.number : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.comments).toReversed(),
    refetchOnMount: 'always',
    enabled: isThere,
    ...(!isThere && { placeholderData: NO_PAGES }),
  });
  useReadAfterActs(projectId, task, query.data?.at(-1)?.number);
  const drawn = usePendingComments(projectId, id, query.data ?? NONE);
  return { query, drawn };
}

/** Reads the comments again after each act, but not if the only act since added the latest one that is there. */
function useReadAfterActs(projectId: string, { id, comments }: Task, latest: number | undefined): void {
  const queryClient = useQueryClient();
  const isChanging = useIsMutating({ mutationKey: commandScope(projectId).mutationKey }) > 0;
  const acts = comments?.acts ?? 0;
  const seen = useRef(acts);

  useEffect(() => {
    if (isChanging || seen.current === acts) return;
    const isThere = acts === seen.current + 1 && acts === latest;
    seen.current = acts;
    if (!isThere) void queryClient.invalidateQueries({ queryKey: taskKeys.comments(id) });
  }, [isChanging, acts, latest, queryClient, id]);
}

interface CommentToSend {
  readonly id: string;
  readonly text: string;
  readonly mentions: PersonCard[];
  /** The files of a new comment (COMMENT-19). */
  readonly attachmentIds: readonly string[];
}

/** The texts that a person sends to a task. Each shows at once, and waits without a connection (COMMENT-11). */
export function useSendComment(taskId: string) {
  const { projectId } = useTaskContext();
  const add = useCommand(projectId, COMMENT_COMMANDS.addComment, useDescribe(COMMENT_WORDS.addComment));
  const edit = useCommand(
    projectId,
    COMMENT_COMMANDS.setCommentText,
    useDescribe(COMMENT_WORDS.setCommentText),
  );
  const now = () => new Date().toISOString();
  return {
    add({ id: _id, text, mentions, attachmentIds }: CommentToSend) {
      const author = ownCard();
      const shown = attachmentIds.length > 0 && { attachmentIds: [...attachmentIds] };
      const comment = { _id, number: 0, author, text, mentions, ...shown, createdAt: now(), editedAt: null };
      return add.run({ id: taskId, comment });
    },
    edit: ({ id: commentId, text, mentions }: CommentToSend) =>
      edit.run({ id: taskId, commentId, text, mentions, at: now() }),
  };
}
