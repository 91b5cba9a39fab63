import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkConnection, useConnectionLost } from '@/lib/connection.ts';
import { networkTexts as texts } from '@/texts/network.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from './button.tsx';
import { useConnectionNotes } from './use-connection-note.ts';

/** How long the return of the connection shows. */
const BACK_MS = 5_000;

/**
 * Reports an unreachable server, with the consequence for the screen (`useConnectionNote`), and for a while its
 * return (NET-6). The frame of each area and public pages with a form contain it.
 */
export function ConnectionBanner() {
  const lost = useConnectionLost();
  const notes = useConnectionNotes();
  const waits = notes.some((note) => note.waits);
  const means = new Set([...(waits ? [] : [texts.unsaved]), ...notes.map(({ text }) => text)]);
  const [wasLost, setWasLost] = useState(lost);
  if (lost && !wasLost) setWasLost(true);

  useEffect(() => {
    if (lost || !wasLost) return;
    const timer = setTimeout(() => setWasLost(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [lost, wasLost]);

  return (
    // A live region is read behind an open window too, which hides everything else from screen readers.
    <div role="status" aria-live="polite">
      {lost && (
        <div className="flex items-center gap-2 border-warn/25 border-b bg-warn-tint px-4 py-1 text-warn md:px-6">
          <CloudOff aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">{[texts.lost, ...means].join(' ')}</p>
          <Button variant="ghost" onClick={() => void checkConnection()}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
      {!lost && wasLost && (
        <p className="border-ok/25 border-b bg-ok-tint px-4 py-2 text-ok md:px-6">{texts.back}</p>
      )}
    </div>
  );
}
