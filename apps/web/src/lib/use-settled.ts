import { useEffect, useState } from 'react';

const SETTLED_MS = 300;

/**
 * What was given last and then did not change for a moment, so that a request is not made for each key; what is not
 * `ready` is passed over. `isSettled` is whether it is what is given now.
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
