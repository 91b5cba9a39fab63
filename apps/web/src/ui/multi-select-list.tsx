import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { cn } from './cn.ts';
import { SearchInput } from './search-input.tsx';
import { UserText } from './user-text.tsx';

export type MultiSelectOption = {
  value: string;
  label: string;
  /** A muted word after the label, such as '@username'. */
  detail?: string;
  /** Before the label, such as an avatar. */
  icon?: ReactNode;
};

type MultiSelectListProps = {
  options: readonly MultiSelectOption[];
  emptyText: string;
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
  /** Drawn at a chosen option. */
  mark: ReactNode;
};

/** The open list of a `MultiSelect`: a combobox over a list box; arrows move, Enter toggles. */
export function MultiSelectList({ options, emptyText, isChosen, onToggle, mark }: MultiSelectListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [cursor, setCursor] = useState(0);
  const term = plain(query.trim());
  const found = options.filter(({ label, detail = '' }) => plain(`${label} ${detail}`).includes(term));
  const active = found[Math.min(cursor, found.length - 1)];

  const activeId = active && `${id}-${active.value}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function handleKey(event: KeyboardEvent): void {
    // With Ctrl or Cmd a key is a command of the form around it.
    if (event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setCursor((Math.min(cursor, found.length - 1) + step + found.length) % found.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      onToggle(active.value);
    }
  }

  return (
    <>
      <SearchInput
        role="combobox"
        aria-label={uiTexts.search}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={activeId}
        value={query}
        onValueChange={(value) => {
          setQuery(value);
          setCursor(0);
        }}
        onKeyDown={handleKey}
        className="mb-1"
      />
      {found.length === 0 && <p className="px-2 py-3 text-muted">{emptyText}</p>}
      <div
        id={id}
        role="listbox"
        aria-multiselectable
        aria-label={uiTexts.options}
        className="max-h-60 overflow-y-auto"
      >
        {found.map(({ value, label, detail, icon }) => (
          // The keyboard stays in the search field and points here, so an option takes no focus of its own.
          <div
            key={value}
            id={`${id}-${value}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(value)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onToggle(value)}
            onKeyDown={handleKey}
            className={cn(
              'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-hover',
              value === active?.value && 'bg-hover',
            )}
          >
            {icon}
            {/* A line each where one has no room for both. */}
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-1.5">
              <UserText lines={1}>{label}</UserText>
              {detail && (
                <UserText lines={1} className="text-muted">
                  {detail}
                </UserText>
              )}
            </span>
            {isChosen(value) && mark}
          </div>
        ))}
      </div>
    </>
  );
}

/** Lower case and without accents, so that 'jose' finds 'José'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
