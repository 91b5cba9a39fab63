import { X } from 'lucide-react';
import { uiTexts } from '@/texts/ui.ts';
import { UserText } from './user-text.tsx';

export type TagProps = {
  children: string;
  /** Draws a cross, named 'Quitar {tag}'. */
  onRemove?: () => void;
};

/** A word that a person put on a thing. A long one is shortened in its middle, because tags often differ at the end. */
export function Tag({ children, onRemove }: TagProps) {
  return (
    <span className="inline-flex h-5 max-w-full items-center rounded-full border border-line bg-surface px-2 text-muted text-sm leading-none">
      <Word>{children}</Word>
      {onRemove && (
        <button
          type="button"
          aria-label={uiTexts.removeTag(children)}
          onClick={onRemove}
          className="relative -mr-1 ml-1 grid size-4 place-items-center rounded-full hover:bg-hover hover:text-ink before:absolute before:-inset-1 before:content-['']"
        >
          <X aria-hidden strokeWidth={2} className="size-3" />
        </button>
      )}
    </span>
  );
}

/** The end of a longer word that stays visible, in letters. */
const LONG = 12;
const END = 4;
/** Scripts whose letters stand alone, so that a word may be cut anywhere. */
const SEPARABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S} ]+$/u;

function Word({ children: word }: { children: string }) {
  if (word.length <= LONG || !SEPARABLE.test(word)) {
    return (
      <UserText lines={1} className="leading-normal">
        {word}
      </UserText>
    );
  }
  const letters = [...word];
  return (
    <>
      <span className="sr-only">{word}</span>
      <bdi aria-hidden dir="auto" className="flex min-w-0 whitespace-pre leading-normal">
        <span data-whole={word} className="truncate">
          {letters.slice(0, -END).join('')}
        </span>
        <span className="shrink-0">{letters.slice(-END).join('')}</span>
      </bdi>
    </>
  );
}
