import { type Column, LENGTHS } from '@faena/shared/domain';
import { CornerDownLeft, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { statusLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { pastedTitles } from './pasted-lines.ts';

const texts = quickTexts.add;

type NewLineProps = {
  ref: Ref<HTMLInputElement>;
  status: Column;
  text: string;
  /** The number of earlier tasks that are being sent. */
  sending: number;
  onType: (text: string) => void;
  /** Several lines were pasted; these are their titles. */
  onPasteLines: (titles: readonly string[]) => void;
  onAdd: () => void;
  onClose: () => void;
};

/** The field in which tasks are typed, one after the other. */
export function NewLine({ ref, status, text, sending, onType, onPasteLines, onAdd, onClose }: NewLineProps) {
  const noteId = useId();
  const tooLong = text.trim().length > LENGTHS.name;

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const titles = pastedTitles(
      event.clipboardData.getData('text'),
      before,
      value.slice(selectionEnd ?? value.length),
    );
    if (!titles) return;
    event.preventDefault();
    onPasteLines(titles);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <div className="flex items-center gap-0.5">
        <Input
          ref={ref}
          aria-label={texts.title(statusLabels[status])}
          aria-describedby={noteId}
          aria-invalid={tooLong || undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          className="min-w-0 flex-1 scroll-m-2"
        />
        <IconButton icon={CornerDownLeft} label={texts.create} type="submit" />
        <IconButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      <p
        id={noteId}
        className={cn(
          'px-1 pt-1 text-sm',
          tooLong ? 'text-danger' : 'text-muted',
          // A hint about keys that a phone does not have.
          !tooLong && sending === 0 && 'pointer-coarse:sr-only',
        )}
      >
        {tooLong ? texts.tooLong(LENGTHS.name) : sending > 0 ? texts.saving(sending) : texts.hint}
      </p>
    </form>
  );
}
