import { useEffect, useRef, useState } from 'react';
import { loadSignInAgain, sessionTexts } from '@/features/account/index.ts';
import { readSession } from '@/lib/session.ts';
import { endInterrupted, onSessionEvent } from '@/lib/session-events.ts';
import { useHasUnsaved } from '@/lib/unsaved.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { later } from '@/ui/later.tsx';

const SignInAgain = later(loadSignInAgain);
const texts = sessionTexts.interrupted;

/**
 * Reports an ended session while a form has unsaved changes. They stay, to be copied or to continue after signing in
 * (SESSION-30). Discarding them leaves the screen.
 */
export function InterruptedSession() {
  const { confirm } = useDialogs();
  const asking = useRef(false);
  const [expired, setExpired] = useState<string | null>(null);
  const unsaved = useHasUnsaved();

  useEffect(
    () =>
      onSessionEvent(async (event) => {
        const why = event.type === 'interrupted' ? event.why : null;
        setExpired(why === 'expired' ? (readSession()?.username ?? null) : null);
        if (why !== 'elsewhere' || asking.current) return;
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
    // Waits until the window that discarded the changes has closed, because the address may contain it.
    const timer = setTimeout(endInterrupted);
    return () => clearTimeout(timer);
  }, [unsaved]);

  return (
    expired !== null && (
      <SignInAgain username={expired} onStay={() => setExpired(null)} onLeave={endInterrupted} />
    )
  );
}
