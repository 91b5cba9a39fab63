import { useEffect, useState } from 'react';

const SETTLED_MS = 300;

/**
 * The last value after a pause, to avoid a request per key; values that are not `ready` are skipped. `isSettled` is
 * whether it is what is given now.
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
