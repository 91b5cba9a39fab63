import { mentionsIn } from '@faena/shared/domain';
import type { TaskComment } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { readSession } from '@/lib/session.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { LinkedText } from '@/ui/linked-text.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { UserText } from '@/ui/user-text.tsx';
import { useTaskContext } from '../../task-context.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { tellFailure } from '../../use-tell.ts';
import { authorOf } from './author-of.ts';
import { CommentForm } from './comment-form.tsx';
import { useRemoveComment } from './use-comments.ts';

type CommentRowProps = { taskId: string; comment: TaskComment };

/** A comment with its author and times. Its author edits it; they and people who may change the task delete it. */
export function CommentRow({ taskId, comment }: CommentRowProps) {
  const { _id: id, author, text, createdAt, editedAt } = comment;
  const { canManage, timeZone } = useTaskContext();
  const [isEdited, setIsEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const { confirm } = useDialogs();
  const remove = useRemoveComment(taskId);
  const isOwn = author !== null && author._id === readSession()?.personId;

  // The button that opened the form has the keyboard again when the form closes.
  useLayoutEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  async function askAndRemove(): Promise<void> {
    const options = { danger: true, confirmLabel: texts.remove, about: text };
    if (!(await confirm(texts.confirmRemove, options))) return;
    remove.mutate(id, { tells: true, onError: (error) => tellFailure(error, texts.failedToRemove) });
  }

  return (
    <li {...{ [ROW_ATTRIBUTE]: id }} className="py-2">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <UserText className="font-medium">{authorOf(comment)}</UserText>
          <time dateTime={createdAt} className="tabular text-muted text-sm">
            {formatMoment(createdAt, timeZone)}
          </time>
          {editedAt && (
            <span className="tabular text-muted text-sm">
              {texts.edited(formatMoment(editedAt, timeZone))}
            </span>
          )}
        </p>
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
            onClick={() => void askAndRemove()}
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
    </li>
  );
}

function Said({ comment: { text, mentions } }: { comment: TaskComment }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {mentionsIn(text, mentions).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person may be mentioned twice, and parts have no state.
        <Fragment key={index}>
          {part.person ? (
            <bdi title={part.person.fullname} className="font-medium text-accent">
              {part.text}
            </bdi>
          ) : (
            <LinkedText>{part.text}</LinkedText>
          )}
        </Fragment>
      ))}
    </p>
  );
}
