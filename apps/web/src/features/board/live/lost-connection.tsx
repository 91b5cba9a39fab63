import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useConnectionLost } from '@/lib/connection.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { useConnectionNote } from '@/ui/use-connection-note.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const texts = taskTexts.live;

/**
 * Says beside the title that changes do not arrive though the server can be reached, and to screen readers that they do
 * again (NET-9). Where it cannot, the banner says what becomes of them.
 */
export function LostConnection({ lost: isStreamLost }: { lost: boolean }) {
  useConnectionNote(texts.withoutConnection);
  const lost = !useConnectionLost() && isStreamLost;
  const [wasLost, setWasLost] = useState(lost);
  if (lost && !wasLost) setWasLost(true);
  return (
    <p role="status" className="mr-auto flex items-center gap-1.5 text-muted text-sm">
      {lost && (
        <>
          <CloudOff aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          {texts.lost}
        </>
      )}
      {!lost && wasLost && <VisuallyHidden>{texts.back}</VisuallyHidden>}
    </p>
  );
}
