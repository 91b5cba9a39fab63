import { Archive } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { archivedTaskTexts as texts } from '../texts/archived-tasks.ts';
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
