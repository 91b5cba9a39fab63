import { LENGTHS, MAX_COMMENT_FILES } from '@faena/shared/domain';
import type { TaskComment } from '@faena/shared/schemas';
import { Paperclip } from 'lucide-react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, Ref } from 'react';
import { useConnectionLost } from '@/lib/connection.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FileButton } from '@/ui/file-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { takeFiles } from '../files/take-files.ts';
import { UploadList } from '../files/upload-list.tsx';
import { lostWithThePage } from '../use-saved.ts';
import { AttachedList } from './attached-list.tsx';
import { MentionList } from './mention-list.tsx';
import { useAttached } from './use-attached.ts';
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
  const files = useAttached(taskId);
  useUnsaved(isUnsaved, lostWithThePage);

  const isReady = typed.canSend && files.uploads.length === 0;

  async function submit(): Promise<void> {
    if (!isReady) return;
    const attached = files.take();
    const ids = attached.map(({ id }) => id);
    if ((await typed.submit(mentions.people, ids)) === 'refused') files.putBack(attached);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
    // Escape leaves an unchanged edit. It must not also close the task's page.
    if (event.key !== 'Escape' || !onLeave || isDirty) return;
    event.preventDefault();
    onLeave();
  }

  const failure =
    error && (error instanceof NoAnswer ? texts.notSent : messageOf(error, texts.notSent, 'es'));
  return (
    <div
      className={className}
      {...(!comment && {
        onPaste: (event: ClipboardEvent) => takeFiles(event, event.clipboardData, files.add),
        onDragOver: (event: DragEvent) =>
          event.dataTransfer.types.includes('Files') && event.preventDefault(),
        onDrop: (event: DragEvent) => takeFiles(event, event.dataTransfer, files.add),
      })}
    >
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
      <UploadList uploads={files.uploads} isLost={isLost} onRetry={files.retry} onCancel={files.cancel} />
      <AttachedList attached={files.attached} onDetach={files.detach} />
      <NearLimit present={files.attached.length} most={MAX_COMMENT_FILES} screen="es" className="mt-2" />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={!isReady} loading={typed.isSaving} onClick={() => void submit()}>
          {sendLabel}
        </Button>
        {!comment && (
          <FileButton accept="" multiple onFile={files.add} variant="ghost" className="text-muted">
            <Paperclip aria-hidden strokeWidth={1.75} />
            {texts.attach}
          </FileButton>
        )}
        {onLeave && (
          <Button variant="ghost" onClick={onLeave}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
