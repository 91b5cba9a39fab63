import { useEffect, useState } from 'react';

const SHOWN_MS = 10_000;

/** A message that shows only for a while after its event (ACCOUNT-5). */
export function usePassingNews(): [shown: boolean, show: (shown: boolean) => void] {
  const [shown, show] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => show(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, show];
}
