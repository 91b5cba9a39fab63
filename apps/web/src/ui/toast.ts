import type { ReactElement } from 'react';
import type { toast as Sonner } from 'sonner';
import { loadCode } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';

type ToastOptions = {
  /** News of the same name take each other's place. */
  id?: string;
  description?: string;
  /** Milliseconds it stays, where that is to be read at leisure. */
  duration?: number;
  /** One thing to do about it, such as 'Deshacer'. */
  action?: { label: string; onClick: () => void };
};

/** The notices kept until there is a place to show them. */
const untold: ((toasts: typeof Sonner) => void)[] = [];
let shown: typeof Sonner | null = null;

/** Loads where toasts appear. */
export const loadToaster = () => import('./toaster.tsx').then(({ Toaster }) => Toaster);

/** Short news of what happened out of sight; read out politely. Errors stay 8 s, the rest 4 s. */
export const toast = {
  success: (text: string, options?: ToastOptions) => tell((toasts) => toasts.success(text, options)),
  error: (text: string, options?: ToastOptions) =>
    tell((toasts) => toasts.error(text, { duration: 8000, ...options })),
  message: (text: string, options?: ToastOptions) => tell((toasts) => toasts(text, options)),
  /** A notice that draws itself and stays until dismissed. */
  custom: (element: ReactElement, { id }: { id: string }) =>
    tell((toasts) => toasts.custom(() => element, { id, duration: Number.POSITIVE_INFINITY })),
  dismiss: (id: string) => tell((toasts) => toasts.dismiss(id)),
};

function tell(show: (toasts: typeof Sonner) => void): void {
  if (shown) {
    show(shown);
    return;
  }
  untold.push(show);
  // The news waits for the next try.
  loadCode(loadToaster).catch(reportError);
}

/** Takes what shows toasts, and has it show what could not be told before. */
export function showToastsBy(toasts: typeof Sonner): () => void {
  shown = toasts;
  for (const show of untold.splice(0)) show(toasts);
  return () => {
    shown = null;
  };
}
