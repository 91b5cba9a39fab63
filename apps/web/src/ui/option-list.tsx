import { foldSearch } from '@faena/shared/domain';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { cn } from './cn.ts';
import { SearchInput } from './search-input.tsx';
import { UserText } from './user-text.tsx';

/** The drawn options; a person finds others by typing, or with the arrow key. */
const MOST_DRAWN = 500;

export type ListOption = {
  value: string;
  label: string;
  /** A muted word after the label, such as '@username'. */
  detail?: string;
  /** An element before the label, such as an avatar. */
  icon?: ReactNode;
};

type OptionListProps = {
  options: readonly ListOption[];
  /** Null if a text beside the list gives the reason. */
  emptyText: string | null;
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
  /** Several options can be chosen. */
  multiple?: boolean;
  /** The name of a new option for the typed text, below the found ones; null for none. */
  created?: (typed: string) => string | null;
  /** The option that the arrows start from. */
  startAt?: string;
  /** The mark of a chosen option. */
  mark: ReactNode;
};

/** The open list of a `MultiSelect` or a `SearchSelect`: a combobox over a list box; arrows move, Enter chooses. */
export function OptionList({
  options,
  emptyText,
  isChosen,
  onChoose,
  multiple = false,
  created,
  startAt,
  mark,
}: OptionListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [cursor, setCursor] = useState(() =>
    Math.max(
      options.findIndex(({ value }) => value === startAt),
      0,
    ),
  );
  const typed = query.trim();
  const term = foldSearch(typed);
  const made = typed === '' ? null : (created?.(typed) ?? null);
  const found = [
    ...options.filter(({ label, detail = '' }) => foldSearch(`${label} ${detail}`).includes(term)),
    ...(made === null ? [] : [{ value: typed, label: made } as ListOption]),
  ];
  const active = found[Math.min(cursor, found.length - 1)];
  const drawn = found.slice(0, Math.max(MOST_DRAWN, cursor + 1));

  const activeId = active && `${id}-${active.value}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Keeps the height of the list during a search, so that the field does not move.
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The computed height is exact to a fraction of a pixel, and no animation around it scales it.
    if (list.current) list.current.style.minHeight = getComputedStyle(list.current).height;
  });

  // The panel around the list has the focus by the time this code arrives.
  useEffect(() => {
    const panel = document.getElementById(id)?.closest('[role="dialog"]');
    if (panel === document.activeElement) panel?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [id]);

  function handleKey(event: KeyboardEvent): void {
    // With Ctrl or Cmd a key is a command of the form around it.
    if (event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setCursor((Math.min(cursor, found.length - 1) + step + found.length) % found.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      onChoose(active.value);
    }
  }

  return (
    <>
      <SearchInput
        role="combobox"
        aria-label={uiTexts.search}
        placeholder={uiTexts.search}
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
      <div ref={list}>
        {found.length === 0 && emptyText !== null && <p className="px-2 py-3 text-muted">{emptyText}</p>}
        <div
          id={id}
          role="listbox"
          {...(multiple && { 'aria-multiselectable': true })}
          aria-label={uiTexts.options}
          className="max-h-60 overflow-y-auto"
        >
          {drawn.map(({ value, label, detail, icon }) => (
            // The keyboard stays in the search field and points here, so an option takes no focus of its own.
            <div
              key={value}
              id={`${id}-${value}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen(value)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(value)}
              onKeyDown={handleKey}
              className={cn(
                'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 py-1 hover:bg-hover',
                value === active?.value && 'bg-hover',
              )}
            >
              {icon}
              {/* Label and detail each take a line, even if both would fit on one. */}
              <span className="grid min-w-0 flex-1">
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
        {found.length > drawn.length && (
          <p className="px-2 py-1.5 text-muted text-sm">{uiTexts.moreFound(found.length - drawn.length)}</p>
        )}
      </div>
    </>
  );
}
