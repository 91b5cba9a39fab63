import { useCallback, useEffect } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom';
import { hasUnsaved, letUnsavedGo } from '@/lib/unsaved.ts';
import { useAskToLeave } from '@/ui/use-ask-to-leave.ts';

/** Stands between the unsaved changes of all forms and links, the back button and the browser's own ways out (FORM-1). */
export function UnsavedChanges(): null {
  const askToLeave = useAskToLeave();
  // After the back button the browser already shows the next address.
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    hasUnsaved({ from: urlOf(currentLocation), to: urlOf(nextLocation) }),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((leave) => {
      if (!leave) return blocker.reset();
      letUnsavedGo();
      blocker.proceed();
    });
  }, [blocker, askToLeave]);

  useBeforeUnload(
    useCallback((event) => {
      if (hasUnsaved()) event.preventDefault();
    }, []),
  );

  return null;
}

function urlOf({ pathname, search }: Location): URL {
  return new URL(pathname + search, window.location.origin);
}
