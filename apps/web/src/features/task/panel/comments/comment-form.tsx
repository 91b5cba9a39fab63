import { LENGTHS, mentionsIn } from '@faena/shared/domain';
import type { TaskComment } from '@faena/shared/schemas';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useConnectionLost } from '@/lib/connection.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { randomId } from '@/lib/random-id.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { lostWithThePage } from '../use-saved.ts';
import { MentionList } from './mention-list.tsx';
import { useSendComment } from './use-comments.ts';
import { useMentions } from './use-mentions.ts';

type CommentFormProps = {
  taskId: string;
  /** The comment that is edited; a new one otherwise. */
  comment?: TaskComment;
  label: string;
  sendLabel: string;
  onSent?: () => void;
  /** Closes the form, which shows a button for it then. */
  onLeave?: () => void;
  className?: string;
};

/** The field for the text of a comment. The text stays in it until the server has it (COMMENT-11). */
export function CommentForm({
  taskId,
  comment,
  label,
  sendLabel,
  onSent,
  onLeave,
  className,
}: CommentFormProps) {
  const send = useSendComment(taskId, comment !== undefined);
  const [text, setText] = useState(comment?.text ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions({ text, setText, field, given: comment?.mentions });
  // A repetition of a text whose outcome is unknown has the same id, so that it is made once (COMMENT-3).
  const sent = useRef({ id: '', text: '' });
  const isLost = useConnectionLost();
  const isDirty = text.trim() !== (comment?.text ?? '');
  const isLong = text.length > LENGTHS.comment;
  useUnsaved(isDirty, lostWithThePage);

  // A form that a button opened takes the keyboard, behind its text.
  const isOpened = comment !== undefined;
  useEffect(() => {
    const opened = isOpened ? field.current : null;
    opened?.focus();
    opened?.setSelectionRange(opened.value.length, opened.value.length);
  }, [isOpened]);

  function submit(): void {
    const said = text.trim();
    if (said === '' || isLong || !isDirty || send.isPending) return;
    if (sent.current.text !== said)
      sent.current = { id: comment?._id ?? randomId().slice(0, 24), text: said };
    const people = mentionsIn(said, mentions.people).flatMap(({ person }) => person?._id ?? []);
    send.mutate(
      { id: sent.current.id, text: said, mentions: [...new Set(people)] },
      {
        tells: true,
        onSuccess: () => {
          sent.current = { id: '', text: '' };
          setText('');
          onSent?.();
          onLeave?.();
          field.current?.focus();
        },
      },
    );
  }

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

  const { error } = send;
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
          unsaved={isDirty}
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
        <Button disabled={text.trim() === '' || isLong || !isDirty} loading={send.isPending} onClick={submit}>
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
