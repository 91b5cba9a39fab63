import { MEMBER_SEARCH_DEBOUNCE_MS } from '@faena/shared/domain';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** The typed text, and the trimmed search text after a pause. An empty text takes effect at once. */
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
