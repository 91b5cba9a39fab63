import type { AnsweredComment, Command } from '@faena/shared/commands';
import type { TaskComment, TaskCommentPage, TasksEvent } from '@faena/shared/schemas';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { taskKeys } from './keys.ts';
import { isQueueable } from './pending.ts';

/** The comments that were read, page by page from the latest. */
export type CommentPages = InfiniteData<TaskCommentPage, TaskComment['number'] | null>;

/** The queries beside the board that a command changes: those of a checklist or of comments. */
export function partsOf<Asked, Answer>(command: Command<Asked, Answer>, asked: Asked): QueryKey[] {
  if (!isQueueable(command)) return [];
  const { ids } = command.touches(asked);
  return [
    ...(command.checklist ? ids.map(taskKeys.checklist) : []),
    ...(command.comments ? ids.map(taskKeys.comments) : []),
  ];
}

/** Takes the checklist or the comment of an answer over into its query. */
export function takeParts<Asked, Answer>(
  queryClient: QueryClient,
  command: Command<Asked, Answer>,
  asked: Asked,
  answer: Answer,
): void {
  if (!isQueueable(command)) return;
  const list = command.checklist?.answered(answer);
  if (list) queryClient.setQueryData(taskKeys.checklist(list.task.id), list);
  const act = command.comments?.answered(answer, asked);
  if (!act) return;
  queryClient.setQueryData<CommentPages>(taskKeys.comments(act.taskId), (pages) => withAct(pages, act));
}

/** Takes comments of others from the stream over into their lists. A read under way may be older, and follows them. */
export function takeSaid(queryClient: QueryClient, { changed, said = [] }: TasksEvent): void {
  for (const { taskId, comment } of said) {
    const queryKey = taskKeys.comments(taskId);
    if (queryClient.isFetching({ queryKey }) > 0) continue;
    const isOnly = changed.some(({ id, comments }) => id === taskId && comments?.total === 1);
    const act = { taskId, put: comment, isOnly };
    queryClient.setQueryData<CommentPages>(queryKey, (pages) => withAct(pages, act));
  }
}

/** The pages after an act. Without pages, those of an only comment are known. */
function withAct(pages: CommentPages | undefined, act: AnsweredComment): CommentPages | undefined {
  const { put, removed, isOnly } = act;
  if (!pages)
    return put && isOnly
      ? { pages: [{ comments: [put], hasEarlier: false }], pageParams: [null] }
      : undefined;
  const isThere = pages.pages.some(({ comments }) => comments.some(({ _id }) => _id === put?._id));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      comments: [
        ...(put && !isThere && index === 0 ? [put] : []),
        ...page.comments.flatMap((each) => (each._id === removed ? [] : each._id === put?._id ? put : each)),
      ],
    })),
  };
}
