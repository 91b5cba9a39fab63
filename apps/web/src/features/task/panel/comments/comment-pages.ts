import type { AnsweredComment } from '@faena/shared/commands';
import type { TaskComment, TaskCommentPage } from '@faena/shared/schemas';
import type { InfiniteData } from '@tanstack/react-query';
import { taskKeys } from '@/sync/keys.ts';
import { setTakeAct } from '@/sync/take-parts.ts';

/** The comments that were read, page by page from the latest. */
type CommentPages = InfiniteData<TaskCommentPage, TaskComment['number'] | null>;

/** The pages of a task without comments. */
export const NO_PAGES: CommentPages = { pages: [{ comments: [], hasEarlier: false }], pageParams: [null] };

setTakeAct((queryClient, act) =>
  queryClient.setQueryData<CommentPages>(taskKeys.comments(act.taskId), (pages) => withAct(pages, act)),
);

/** The pages after an act. Without pages, those of an only comment are known. */
function withAct(pages: CommentPages | undefined, act: AnsweredComment): CommentPages | undefined {
  const { put, removed, isOnly } = act;
  if (!pages) {
    if (!put || !isOnly) return undefined;
    return { pages: [{ comments: [put], hasEarlier: false }], pageParams: [null] };
  }
  const isThere = pages.pages.some(({ comments }) => comments.some(({ _id }) => _id === put?._id));
  const added = put && !isThere ? [put] : [];
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      comments: [
        ...(index === 0 ? added : []),
        ...page.comments
          .filter(({ _id }) => _id !== removed)
          .map((each) => (put && each._id === put._id ? put : each)),
      ],
    })),
  };
}
