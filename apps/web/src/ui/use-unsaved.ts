import { useLayoutEffect, useMemo, useRef } from 'react';
import { noteUnsaved, type UnsavedForm } from '@/lib/unsaved.ts';

export type Unsaved = {
  /** Tests whether the form has changes now. */
  holdsChanges: () => boolean;
  /** Drops the changes without a question, after a save or a deliberate discard. */
  letGo: () => void;
};

/** Opening another page loses the changes of a form. */
const anotherPage: UnsavedForm = ({ from, to }) => from.pathname !== to.pathname;

/**
 * Asks before unsaved changes of a form are lost, on any way out (FORM-1). A form with its initial values is not
 * `dirty`.
 */
export function useUnsaved(dirty: boolean, isLostBy = anotherPage): Unsaved {
  const forget = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    if (!dirty) return;
    forget.current = noteUnsaved(isLostBy);
    return () => {
      forget.current?.();
      forget.current = null;
    };
  }, [dirty, isLostBy]);

  return useMemo(
    () => ({
      holdsChanges: () => forget.current !== null,
      letGo: () => {
        forget.current?.();
        forget.current = null;
      },
    }),
    [],
  );
}
