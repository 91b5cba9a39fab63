import { useLayoutEffect, useMemo, useRef } from 'react';
import { noteUnsaved, type UnsavedForm } from '@/lib/unsaved.ts';

export type Unsaved = {
  /** Tests whether the form has changes now. */
  holdsChanges: () => boolean;
  /** Drops the changes, after a save or a deliberate discard: nobody is asked about them. */
  letGo: () => void;
};

/** A form on a page is lost by another page. */
const anotherPage: UnsavedForm = ({ from, to }) => from.pathname !== to.pathname;

/**
 * Makes the product ask before unsaved changes of a form are lost, by any way out (FORM-1). A form with its initial
 * values is not `dirty`.
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
