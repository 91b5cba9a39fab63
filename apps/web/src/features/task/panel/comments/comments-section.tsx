import { MAX_TASK_COMMENTS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useState } from 'react';
import { MoreButton } from '@/ui/more-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { commentTexts as texts } from '../../texts/comments.ts';
import { PanelPart } from '../panel-part.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { useComments } from './use-comments.ts';

/** The comments on a task, oldest first, and the field for another one (COMMENT-10). */
export function CommentsSection({ task }: { task: Task }) {
  const [hasOwn, setHasOwn] = useState(false);
  const isThere = hasOwn || (task.comments?.total ?? 0) > 0;
  const query = useComments(task, isThere);
  const none = <p className="text-muted">{texts.empty}</p>;
  return (
    <PanelPart title={texts.title}>
      {isThere ? (
        <QueryState
          query={query}
          loading={texts.loading}
          skeleton={<Skeleton className="h-16 w-full" />}
          failed={texts.failedToLoad}
          safe={texts.safe}
          keepData
          empty={none}
        >
          {(comments) => (
            <>
              <MoreButton query={query} label={texts.earlier} />
              <CommentList taskId={task.id} comments={comments} />
            </>
          )}
        </QueryState>
      ) : (
        none
      )}
      <NearLimit present={task.comments?.total} most={MAX_TASK_COMMENTS} screen="es" className="mt-2" />
      <CommentForm
        taskId={task.id}
        label={texts.add}
        sendLabel={texts.send}
        onSent={() => setHasOwn(true)}
        className="mt-2"
      />
    </PanelPart>
  );
}
