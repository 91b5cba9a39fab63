import { Archive } from 'lucide-react';
import { archivedTaskTexts as texts } from '@/texts/archived-tasks.ts';
import { Button } from '@/ui/button.tsx';
import { useArchiveLink } from './use-archive-link.ts';

/** Opens the archived tasks of a board. */
export function ArchivedButton() {
  const { setOpen } = useArchiveLink();
  return (
    <Button variant="ghost" onClick={() => setOpen(true)} className="justify-start">
      <Archive aria-hidden strokeWidth={1.75} />
      {texts.title}
    </Button>
  );
}
