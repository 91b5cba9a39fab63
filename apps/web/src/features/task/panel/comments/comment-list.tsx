import type { TaskAttachment, TaskComment } from '@faena/shared/schemas';
import { useMemo, useRef } from 'react';
import { readSession } from '@/lib/session.ts';
import { useKeepRowFocus } from '@/ui/use-keep-row-focus.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { authorOf } from './author-of.ts';
import { CommentRow } from './comment-row.tsx';

type CommentListProps = {
  taskId: string;
  comments: readonly TaskComment[];
  /** The files on the task, some of which the comments show. */
  files: readonly TaskAttachment[];
  /** Opens a photo. */
  onShow: (id: string) => void;
  /** Puts a comment into the field for a new one (COMMENT-17). */
  onQuote: (comment: TaskComment) => void;
};

/** Comments, the oldest first. Screen readers hear those of others as they arrive. */
export function CommentList({ taskId, comments, files, onShow, onQuote }: CommentListProps) {
  const list = useRef<HTMLOListElement>(null);
  const ids = useMemo(() => [comments.map(({ _id }) => _id)], [comments]);
  useKeepRowFocus(list, ids);
  const latest = comments.at(-1);
  const first = useRef(latest?.number ?? 0);
  const isNew = latest && latest.number > first.current && latest.author?._id !== readSession()?.personId;
  return (
    <>
      <ol ref={list} aria-label={texts.list} tabIndex={-1} className="divide-y divide-line">
        {comments.map((comment) => (
          <CommentRow
            key={comment._id}
            taskId={taskId}
            comment={comment}
            files={files}
            onShow={onShow}
            onQuote={onQuote}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {isNew && texts.said(authorOf(latest), latest.text)}
      </p>
    </>
  );
}
