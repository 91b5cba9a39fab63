import { LENGTHS, mentionsIn, partsOfQuotes, quoteOf } from '@faena/shared/domain';
import type { PersonCard, TaskComment } from '@faena/shared/schemas';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { randomId } from '@/lib/random-id.ts';
import { useSendComment } from './use-comments.ts';

export interface CommentFormHandle {
  /** Continues the text with a quote, and takes the keyboard (COMMENT-17). */
  quote(author: string, text: string): void;
}

interface CommentText {
  readonly taskId: string;
  /** The comment that is edited. */
  readonly comment: TaskComment | undefined;
  readonly ref: Ref<CommentFormHandle> | undefined;
  /** Called once an edit was made or queued. */
  readonly onLeave: (() => void) | undefined;
}

/**
 * The text of a comment and its sending. A new comment empties the field at once, and returns to it when it is refused.
 * `isUnsaved` holds until the server or the queue has the text (COMMENT-11).
 */
export function useCommentText({ taskId, comment, ref, onLeave }: CommentText) {
  const send = useSendComment(taskId);
  const [sending, setSending] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const [text, setText] = useState(comment?.text ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const isQuoted = useRef(false);
  // A repetition of a text whose outcome is unknown has the same id, so that it is made once (COMMENT-3).
  const failed = useRef({ id: '', text: '' });
  const isDirty = text.trim() !== (comment?.text ?? '');
  const isLong = text.length > LENGTHS.comment;
  const canSend = text.trim() !== '' && !isLong && isDirty;

  // A form that a button opened takes the keyboard, behind its text.
  const isOpened = comment !== undefined;
  useEffect(() => {
    if (isOpened) toEnd(field.current);
  }, [isOpened]);

  useImperativeHandle(ref, () => ({
    quote: (author, said) => {
      setText((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n` : '') + quoteOf(author, said));
      isQuoted.current = true;
    },
  }));

  // React sets the text of the field after the press.
  useLayoutEffect(() => {
    if (!isQuoted.current || field.current?.value !== text) return;
    isQuoted.current = false;
    toEnd(field.current);
  }, [text]);

  async function submit(
    people: readonly PersonCard[],
    attachmentIds: readonly string[],
  ): Promise<'refused' | undefined> {
    const said = text.trim();
    if (!canSend || (comment && sending > 0)) return undefined;
    const { id } = failed.current.text === said ? failed.current : { id: randomId().slice(0, 24) };
    const asked = { id: comment?._id ?? id, text: said, mentions: mentionedBy(said, people), attachmentIds };
    setError(null);
    setSending((count) => count + 1);
    if (!comment) setText('');
    field.current?.focus();
    const outcome = await (comment ? send.edit(asked) : send.add(asked));
    setSending((count) => count - 1);
    if (outcome.state !== 'refused') {
      onLeave?.();
      return undefined;
    }
    failed.current = { id, text: said };
    setError(outcome.error);
    // Above a text that was typed meanwhile.
    if (!comment) setText((typed) => (typed ? `${said}\n${typed}` : said));
    return 'refused';
  }

  return {
    ...{ text, setText, field, submit, error, isDirty, isLong, canSend },
    isUnsaved: isDirty || sending > 0,
    isSaving: sending > 0 && comment !== undefined,
  };
}

/** The people whom a text mentions, each once. A quote mentions nobody again (COMMENT-17). */
function mentionedBy(text: string, people: readonly PersonCard[]): PersonCard[] {
  const own = partsOfQuotes(text).filter(({ isQuoted }) => !isQuoted);
  const found = own.flatMap((part) => mentionsIn(part.text, people)).flatMap(({ person }) => person ?? []);
  return found.filter(({ _id }, at) => found.findIndex((one) => one._id === _id) === at);
}

function toEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
