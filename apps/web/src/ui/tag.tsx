import { X } from 'lucide-react';
import { uiTexts } from '@/texts/ui.ts';
import { UserText } from './user-text.tsx';

export type TagProps = {
  children: string;
  /** With it the tag has a cross, named 'Quitar {tag}'. */
  onRemove?: () => void;
};

/** A word someone has put on a thing. */
export function Tag({ children, onRemove }: TagProps) {
  return (
    <span className="inline-flex h-5 max-w-full items-center rounded-full border border-line bg-surface px-2 text-muted text-sm leading-none">
      <UserText lines={1} className="leading-normal">
        {children}
      </UserText>
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
