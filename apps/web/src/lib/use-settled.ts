import { useEffect, useState } from 'react';

const SETTLED_MS = 300;

/**
 * Debounces a value, to avoid a request for each key; it skips values that are not `ready`. `isSettled` tells whether
 * the value is the present input.
 */
export function useSettled<Value>(given: Value, ready = true): { value: Value; isSettled: boolean } {
  const text = JSON.stringify(given);
  const [settled, setSettled] = useState({ value: given, text });
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setSettled({ value: JSON.parse(text), text }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, ready]);
  return { value: settled.value, isSettled: ready && settled.text === text };
}
