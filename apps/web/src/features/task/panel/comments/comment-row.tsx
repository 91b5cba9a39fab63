import type { TaskAttachment, TaskComment } from '@faena/shared/schemas';
import { Pencil, Quote, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { readSession } from '@/lib/session.ts';
import { useIsCommentQueued } from '@/sync/outbox.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { UserText } from '@/ui/user-text.tsx';
import { useTaskContext } from '../../task-context.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { authorOf, nameOf } from './author-of.ts';
import { CommentFiles } from './comment-files.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentReactions } from './comment-reactions.tsx';
import { Said } from './said.tsx';
import { useRemoveComment } from './use-remove-comment.ts';

type CommentRowProps = {
  taskId: string;
  comment: TaskComment;
  files: readonly TaskAttachment[];
  onShow: (id: string) => void;
  onQuote: (comment: TaskComment) => void;
};

/** A comment with its author and times. Its author edits it; they and people who may change the task delete it. */
export function CommentRow({ taskId, comment, files, onShow, onQuote }: CommentRowProps) {
  const { _id: id, author, imported, text, createdAt, editedAt } = comment;
  const { canManage, timeZone } = useTaskContext();
  const [isEdited, setIsEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const remove = useRemoveComment(taskId);
  const isQueued = useIsCommentQueued(id);
  const isOwn = author !== null && author._id === readSession()?.personId;

  // The button that opened the form has the keyboard again when the form closes.
  useLayoutEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <li
      {...{ [ROW_ATTRIBUTE]: id }}
      className="py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
    >
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <UserText className="font-medium">{authorOf(comment)}</UserText>
          <time dateTime={createdAt} className="tabular text-muted text-sm">
            {formatMoment(createdAt, timeZone)}
          </time>
          {imported && (
            <span className="wrap-anywhere text-muted text-sm">{texts.imported(nameOf(imported.by))}</span>
          )}
          {isQueued && <span className="text-sm text-warn">{texts.waits}</span>}
          {editedAt && (
            <span className="tabular text-muted text-sm">
              {texts.edited(formatMoment(editedAt, timeZone))}
            </span>
          )}
        </p>
        {!isEdited && (
          <IconButton
            icon={Quote}
            label={texts.quoteOf(text)}
            tooltip={texts.quote}
            onClick={() => onQuote(comment)}
          />
        )}
        {isOwn && !isEdited && (
          <IconButton
            ref={editButton}
            icon={Pencil}
            label={texts.editOf(text)}
            tooltip={texts.edit}
            onClick={() => setIsEdited(true)}
          />
        )}
        {(isOwn || canManage) && !isEdited && (
          <IconButton
            icon={Trash2}
            label={texts.removeOf(text)}
            tooltip={texts.remove}
            onClick={() => void remove(comment)}
          />
        )}
      </div>
      {isEdited ? (
        <CommentForm
          taskId={taskId}
          comment={comment}
          label={texts.editing}
          sendLabel={texts.save}
          onLeave={() => setIsEdited(false)}
        />
      ) : (
        <Said comment={comment} />
      )}
      <CommentFiles ids={comment.attachmentIds} files={files} onShow={onShow} />
      {!isEdited && <CommentReactions taskId={taskId} comment={comment} />}
    </li>
  );
}
