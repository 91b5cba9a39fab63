import type { DialogProps } from './dialog-window.tsx';
import { laterOpened } from './later.tsx';
import { useWasOpen } from './use-was-open.ts';

const DialogWindow = laterOpened(() =>
  import('./dialog-window.tsx').then(({ DialogWindow }) => DialogWindow),
);

/** A modal window; below 640 px a sheet that fills the screen. Focus goes in, stays in, and comes back. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.open) && <DialogWindow {...props} />;
}
