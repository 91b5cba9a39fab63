import { MAX_TASK_COMMENTS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useRef, useState } from 'react';
import { MoreButton } from '@/ui/more-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { commentTexts as texts } from '../../texts/comments.ts';
import { Gallery } from '../files/gallery.tsx';
import { useShownFiles } from '../files/use-files.ts';
import { PanelPart } from '../panel-part.tsx';
import { authorOf } from './author-of.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { FollowButton } from './follow-button.tsx';
import type { CommentFormHandle } from './use-comment-text.ts';
import { useComments } from './use-comments.ts';

/** The comments on a task, oldest first, and the field for another one (COMMENT-10). */
export function CommentsSection({ task }: { task: Task }) {
  const { query, drawn } = useComments(task);
  const form = useRef<CommentFormHandle>(null);
  const files = useShownFiles(
    task.id,
    drawn.some(({ attachmentIds }) => attachmentIds !== undefined),
  );
  const [shownId, setShownId] = useState<string | null>(null);
  const list = drawn.length > 0 && (
    <CommentList
      taskId={task.id}
      comments={drawn}
      files={files}
      onShow={setShownId}
      onQuote={(comment) => form.current?.quote(authorOf(comment), comment.text)}
    />
  );
  return (
    <PanelPart title={texts.title} extra={<FollowButton task={task} />}>
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-16 w-full" />}
        failed={texts.failedToLoad}
        safe={texts.safe}
        keepData
      >
        {() => (
          <>
            <MoreButton query={query} label={texts.earlier} />
            {list || <p className="text-muted">{texts.empty}</p>}
          </>
        )}
      </QueryState>
      {/* The queued comments are known even if those of the server could not be read. */}
      {query.data === undefined && list}
      <NearLimit present={task.comments?.total} most={MAX_TASK_COMMENTS} screen="es" className="mt-2" />
      <CommentForm ref={form} taskId={task.id} label={texts.add} sendLabel={texts.send} className="mt-2" />
      <Gallery task={task} files={files} shownId={shownId} onShow={setShownId} />
    </PanelPart>
  );
}
