import { X } from 'lucide-react';
import { uiTexts } from '@/texts/ui.ts';
import { UserText } from './user-text.tsx';

export type TagProps = {
  children: string;
  /** The tags beside it. The end that differs from theirs stays visible, up to twelve letters. */
  among?: readonly string[];
  /** Draws a cross, named 'Quitar {tag}'. */
  onRemove?: () => void;
};

/** A word that a person put on a thing. A long one is shortened in its middle, because tags often differ at the end. */
export function Tag({ children, among = [], onRemove }: TagProps) {
  return (
    <span className="inline-flex h-5 max-w-full items-center rounded-full border border-line bg-surface px-2 text-muted text-sm leading-none">
      <Word among={among}>{children}</Word>
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
const LEAST_END = 4;
const MOST_END = 12;
/** Scripts whose letters stand alone, so that a word may be cut anywhere. */
const SEPARABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S} ]+$/u;

function Word({ children: word, among }: { children: string; among: readonly string[] }) {
  if (word.length <= LONG || !SEPARABLE.test(word)) {
    return (
      <UserText lines={1} className="leading-normal">
        {word}
      </UserText>
    );
  }
  const letters = [...word];
  const shared = sharedStart(letters, among);
  // The start shows an earlier difference.
  const end = shared > LONG ? Math.max(letters.length - shared, LEAST_END) : LEAST_END;
  const at = letters.length - Math.min(end, MOST_END);
  return (
    <>
      <span className="sr-only">{word}</span>
      {/* A space at the place of the cut stays one. */}
      <bdi aria-hidden dir="auto" className="flex min-w-0 whitespace-pre leading-normal">
        <span data-whole={word} className="overflow-hidden text-ellipsis">
          {letters.slice(0, at).join('')}
        </span>
        <span className="shrink-0">{letters.slice(at).join('')}</span>
      </bdi>
    </>
  );
}

/** The number of first letters that a word shares with the most similar of the others. */
function sharedStart(letters: readonly string[], others: readonly string[]): number {
  const word = letters.join('');
  const starts = others.flatMap((other) => {
    if (other === word) return [];
    const theirs = [...other];
    const at = letters.findIndex((letter, index) => letter !== theirs[index]);
    return [at === -1 ? letters.length : at];
  });
  return Math.max(0, ...starts);
}
