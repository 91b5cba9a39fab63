import { DialogWindow } from '@/ui/dialog-window.tsx';
import { Places, type PlacesProps } from './places.tsx';
import { goToTexts as texts } from './texts/go-to.ts';

type GoToWindowProps = Omit<PlacesProps, 'onGo'> & { open: boolean; onOpenChange: (open: boolean) => void };

/** The window of *Ir a…*, a search for any place. */
export function GoToWindow({ open, onOpenChange, ...places }: GoToWindowProps) {
  return (
    <DialogWindow open={open} onOpenChange={onOpenChange} title={texts.title}>
      <Places {...places} onGo={() => onOpenChange(false)} />
    </DialogWindow>
  );
}
