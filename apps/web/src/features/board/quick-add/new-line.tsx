import { type Column, LENGTHS } from '@faena/shared/domain';
import { CornerDownLeft, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { onPastedLines } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';

const texts = quickTexts.add;

type NewLineProps = {
  ref: Ref<HTMLInputElement>;
  status: Column;
  text: string;
  /** The number of earlier tasks that are being sent. */
  sending: number;
  onType: (text: string) => void;
  /** Called for several pasted lines, with their titles. */
  onPasteLines: (titles: readonly string[]) => void;
  onAdd: () => void;
  onClose: () => void;
};

/** The field for new tasks, one after the other. */
export function NewLine({ ref, status, text, sending, onType, onPasteLines, onAdd, onClose }: NewLineProps) {
  const noteId = useId();
  const tooLong = text.trim().length > LENGTHS.name;

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
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
          onPaste={(event) => onPastedLines(event, onPasteLines)}
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
