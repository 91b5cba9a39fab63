import { type RefObject, useRef, useState } from 'react';

/** Whether the filter bar is open, and the number of requests for its search; each gives it the focus. */
export interface FilterBarState {
  readonly open: boolean;
  readonly asked: number;
  readonly ask: () => void;
  /** The button that opens it, which has the focus once it is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
}

/** Shared by the button in the head of a project and the bar above its tasks. */
export function useFilterBar(): FilterBarState {
  const [{ open, asked }, setState] = useState({ open: false, asked: 0 });
  const opener = useRef<HTMLButtonElement>(null);
  return {
    open,
    opener,
    asked,
    ask: () => setState((before) => ({ open: true, asked: before.asked + 1 })),
    close: () => {
      setState((before) => ({ ...before, open: false }));
      opener.current?.focus();
    },
  };
}
