import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { cn } from './cn.ts';
import { Input } from './input.tsx';

export type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** A search field with a magnifier, and a cross that empties it. Needs a `Field` or an `aria-label`. */
export function SearchInput({ value, onValueChange, className, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={cn('relative block print:hidden', className)}>
      <Search
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-2 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        {...props}
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={uiTexts.clearSearch}
          onClick={() => {
            onValueChange('');
            input.current?.focus();
          }}
          className="absolute top-1/2 right-1 pointer-coarse:right-0.5 grid size-6 pointer-coarse:size-8 -translate-y-1/2 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden strokeWidth={1.75} className="size-4" />
        </button>
      )}
    </span>
  );
}
