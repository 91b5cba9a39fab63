import { Keyboard } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { boardKeyTexts } from '../texts/board-keys.ts';

/** Opens the list of keys without the key `?` (KEYS-1). */
export function KeyHelpButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" onClick={onClick} className="pointer-coarse:hidden justify-start">
      <Keyboard aria-hidden strokeWidth={1.75} />
      {boardKeyTexts.title}
    </Button>
  );
}
