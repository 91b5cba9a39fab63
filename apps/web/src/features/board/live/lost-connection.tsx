import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { taskTexts } from '@/texts/tasks.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const texts = taskTexts.live;

/** Says beside the title that the board has lost its connection, and to screen readers that it is back. */
export function LostConnection({ lost }: { lost: boolean }) {
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
