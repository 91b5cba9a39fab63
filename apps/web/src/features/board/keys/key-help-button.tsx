import { Keyboard } from 'lucide-react';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';

/** Opens the list of the keys, for whoever has turned `?` off or does not know it (KEYS-2). */
export function KeyHelpButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick} className="pointer-coarse:hidden">
      <Keyboard aria-hidden strokeWidth={1.75} />
      {taskTexts.keys.title}
    </Button>
  );
}
