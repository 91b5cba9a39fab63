import { type RefObject, useRef, useState } from 'react';

/** Whether the filter bar is open, and the count of requests to focus its search field. */
export interface FilterBarState {
  readonly open: boolean;
  readonly focusRequests: number;
  readonly ask: () => void;
  /** The button that opens the bar, and takes the focus when it closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
}

/** The state that the button in the head and the bar above the tasks share. */
export function useFilterBar(): FilterBarState {
  const [{ open, focusRequests }, setState] = useState({ open: false, focusRequests: 0 });
  const opener = useRef<HTMLButtonElement>(null);
  return {
    open,
    opener,
    focusRequests,
    ask: () => setState((before) => ({ open: true, focusRequests: before.focusRequests + 1 })),
    close: () => {
      setState((before) => ({ ...before, open: false }));
      opener.current?.focus();
    },
  };
}
