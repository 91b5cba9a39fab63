import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { codeOf } from '@/lib/later.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { later } from '@/ui/later.tsx';
import { useWasOpen } from '@/ui/use-was-open.ts';
import type { Place } from './place.ts';
import { goToTexts as texts } from './texts/go-to.ts';

const loadWindow = () => import('./go-to-window.tsx').then(({ GoToWindow }) => GoToWindow);
const GoToWindow = later(loadWindow);

/** An open window, which must close first. The task panel and panels that close by themselves do not count. */
const WINDOW =
  '[role="dialog"]:not([data-side-panel], [data-popover]), [data-side-panel][aria-modal], [role="alertdialog"]';

/** Opens *Ir a…*, by its button or Ctrl K, from every screen of an area (SEARCH-5). */
export function GoTo({ screens }: { screens: readonly Omit<Place, 'kind'>[] }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setTyped('');
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const held = event.ctrlKey || event.metaKey;
    if (held && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      if (open || !document.querySelector(WINDOW)) show(!open);
    } else if (open && !codeOf(loadWindow) && !held && !event.altKey && event.key.length === 1) {
      // No field is open yet that could take the key.
      event.preventDefault();
      setTyped((before) => before + event.key);
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <IconButton
        icon={Search}
        label={texts.button}
        tooltipSide="bottom"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => show(true)}
      />
      {useWasOpen(open) && (
        <GoToWindow open={open} onOpenChange={show} screens={screens} typed={typed} onTyped={setTyped} />
      )}
    </>
  );
}
