import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { goToTexts as texts } from '@/texts/go-to.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Part } from '@/ui/part.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import type { Place } from './place.ts';

const loadPlaces = () => import('./places.tsx').then(({ Places }) => Places);

/** What has to be left first; the page of a task beside its board has not. */
const WINDOW = '[role="dialog"]:not([data-side-panel]), [data-side-panel][aria-modal], [role="alertdialog"]';

/** *Ir a…* of the head and Ctrl K, from any screen of an area to anything with a name (SEARCH-5). */
export function GoTo({ screens }: { screens: readonly Omit<Place, 'kind'>[] }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setTyped('');
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || event.key.toLowerCase() !== 'k' || event.isComposing) return;
    event.preventDefault();
    if (open || !document.querySelector(WINDOW)) show(!open);
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
      <Dialog open={open} onOpenChange={show} title={texts.title}>
        <Part
          load={loadPlaces}
          waiting={
            <>
              <SearchInput
                aria-label={texts.title}
                placeholder={texts.placeholder}
                autoComplete="off"
                value={typed}
                onValueChange={setTyped}
              />
              <Loading label={texts.title} />
            </>
          }
        >
          {(Places) => <Places screens={screens} typed={typed} onTyped={setTyped} onGo={() => show(false)} />}
        </Part>
      </Dialog>
    </>
  );
}
