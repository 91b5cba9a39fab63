import { useEffect, useRef } from 'react';
import { endInterrupted, onSessionEvent } from '@/lib/session-events.ts';
import { sessionTexts } from '@/texts/session.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { useHasUnsaved } from '@/ui/use-has-unsaved.ts';

const texts = sessionTexts.interrupted;

/**
 * Says that the session has ended in another tab while a form here holds unsaved changes, which stay to be copied
 * (SESSION-30). The screen is left when they are let go.
 */
export function InterruptedSession(): null {
  const { confirm } = useDialogs();
  const asking = useRef(false);
  const unsaved = useHasUnsaved();

  useEffect(
    () =>
      onSessionEvent(async ({ type }) => {
        if (type !== 'interrupted' || asking.current) return;
        asking.current = true;
        const leave = await confirm(texts.question, {
          danger: true,
          confirmLabel: texts.leave,
          cancelLabel: texts.stay,
        });
        asking.current = false;
        if (leave) endInterrupted();
      }),
    [confirm],
  );

  useEffect(() => {
    if (unsaved) return;
    // Once what let them go has closed its window, which may stand in the address.
    const timer = setTimeout(endInterrupted);
    return () => clearTimeout(timer);
  }, [unsaved]);

  return null;
}
