import { CloudOff, Copy } from 'lucide-react';
import { useState } from 'react';
import { useConnectionLost } from '@/lib/connection.ts';
import type { LiveState } from '@/sync/use-live-board.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { useConnectionNote } from '@/ui/use-connection-note.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const texts = taskTexts.live;

/**
 * Reports a lost live stream beside the title while the server can be reached. Screen readers also hear the recovery
 * (NET-6). Also reports too many open tabs (LIMIT-5). Without a server, the banner reports the queued changes.
 */
export function LostConnection({ live }: { live: LiveState }) {
  useConnectionNote(texts.withoutConnection, { waits: true });
  const lost = !useConnectionLost() && live !== 'live';
  const Icon = live === 'crowded' ? Copy : CloudOff;
  const [wasLost, setWasLost] = useState(lost);
  if (lost && !wasLost) setWasLost(true);
  return (
    <p role="status" className="mr-auto flex items-center gap-1.5 text-muted text-sm has-[svg]:my-1">
      {lost && (
        <>
          <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          {live === 'crowded' ? texts.crowded : texts.lost}
        </>
      )}
      {!lost && wasLost && <VisuallyHidden>{texts.back}</VisuallyHidden>}
    </p>
  );
}
