import { MEMBER_SEARCH_DEBOUNCE_MS } from '@faena/shared/domain';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** What is typed, and, trimmed and once typing has paused, the term to search for; emptied, the term is so at once. */
export function useDebouncedTerm() {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const settle = useDebouncedCallback(setTerm, MEMBER_SEARCH_DEBOUNCE_MS);

  function type(text: string): void {
    setTyped(text);
    const trimmed = text.trim();
    settle(trimmed);
    if (!trimmed) settle.flush();
  }

  return { typed, term, type };
}
