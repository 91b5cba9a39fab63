import type { ComponentProps, ReactNode } from 'react';
import { later } from './later.tsx';
import { useWasOpen } from './use-was-open.ts';

const DialogWindow = later(() => import('./dialog-window.tsx').then(({ DialogWindow }) => DialogWindow));

export type DialogProps = {
  open: boolean;
  /** Called with `false` on Esc, on a press outside and on the cross. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Up to 384, 512 (unless told) or 672 px wide. */
  size?: 'sm' | 'md' | 'lg';
  /** The buttons, at the bottom right and always in sight; the main one last. */
  footer?: ReactNode;
  /** Wraps body and footer in a form, so that a submit button works from the footer and Enter submits. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** There is nothing to press in it: its body takes the focus, so that the keys scroll it. */
  isReadOnly?: boolean;
  /** Keys pressed anywhere in it, and in the lists that open from it. */
  onKeyDown?: ComponentProps<'div'>['onKeyDown'];
  children?: ReactNode;
};

/** A modal window; below 640 px a sheet that fills the screen. Focus goes in, stays in, and comes back. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.open) && <DialogWindow {...props} />;
}
