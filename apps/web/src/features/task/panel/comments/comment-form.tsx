import { LENGTHS } from '@faena/shared/domain';
import type { TaskComment } from '@faena/shared/schemas';
import type { KeyboardEvent, Ref } from 'react';
import { useConnectionLost } from '@/lib/connection.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { lostWithThePage } from '../use-saved.ts';
import { MentionList } from './mention-list.tsx';
import { type CommentFormHandle, useCommentText } from './use-comment-text.ts';
import { useMentions } from './use-mentions.ts';

type CommentFormProps = {
  ref?: Ref<CommentFormHandle>;
  taskId: string;
  /** The comment that is edited; a new one otherwise. */
  comment?: TaskComment;
  label: string;
  sendLabel: string;
  /** Closes the form, which shows a button for it then. */
  onLeave?: () => void;
  className?: string;
};

/** The field for a new comment, or for the text of a present one. */
export function CommentForm({
  ref,
  taskId,
  comment,
  label,
  sendLabel,
  onLeave,
  className,
}: CommentFormProps) {
  const typed = useCommentText({ taskId, comment, ref, onLeave });
  const { text, setText, field, error, isDirty, isLong, isUnsaved } = typed;
  const mentions = useMentions({ text, setText, field, given: comment?.mentions });
  const isLost = useConnectionLost();
  useUnsaved(isUnsaved, lostWithThePage);

  const submit = () => void typed.submit(mentions.people);

  function onKeyDown(event: KeyboardEvent): void {
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
    // Escape leaves an unchanged edit. It must not also close the task's page.
    if (event.key !== 'Escape' || !onLeave || isDirty) return;
    event.preventDefault();
    onLeave();
  }

  const failure =
    error && (error instanceof NoAnswer ? texts.notSent : messageOf(error, texts.notSent, 'es'));
  return (
    <div className={className}>
      <Field
        label={label}
        hideLabel
        hint={isLost ? texts.offline : texts.hint}
        error={isLong ? texts.tooLong(LENGTHS.comment) : (failure ?? undefined)}
        longest={LENGTHS.comment}
      >
        <Textarea
          ref={field}
          value={text}
          draft={comment ? `comment:${comment._id}` : `task:${taskId}:comment`}
          unsaved={isUnsaved}
          rows={2}
          placeholder={label}
          onChange={(event) => setText(event.target.value)}
          onSelect={mentions.onSelect}
          onKeyDown={onKeyDown}
          onBlur={mentions.close}
          {...mentions.aria}
        />
      </Field>
      <MentionList mentions={mentions} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={!typed.canSend} loading={typed.isSaving} onClick={submit}>
          {sendLabel}
        </Button>
        {onLeave && (
          <Button variant="ghost" onClick={onLeave}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
