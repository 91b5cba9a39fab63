import type { ReactElement } from 'react';
import type { toast as Sonner } from 'sonner';
import { loadCode } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';

type ToastOptions = {
  /** A toast replaces an earlier one with the same id. */
  id?: string;
  description?: string;
  /** Milliseconds until it disappears, for a text that takes longer to read. */
  duration?: number;
  /** One thing to do about it, such as 'Deshacer'. */
  action?: { label: string; onClick: () => void };
};

/** The toasts that wait for the region to be drawn. */
const untold: ((toasts: typeof Sonner) => void)[] = [];
let shown: typeof Sonner | null = null;

/** Loads the region of toasts. */
export const loadToaster = () => import('./toaster.tsx').then(({ Toaster }) => Toaster);

/** Short news about something out of sight; screen readers read it politely. Errors stay 8 s, others 4 s. */
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
  // The toast waits for the next try.
  loadCode(loadToaster).catch(reportError);
}

/** Sets the library that shows toasts, which then shows the waiting ones. */
export function showToastsBy(toasts: typeof Sonner): () => void {
  shown = toasts;
  for (const show of untold.splice(0)) show(toasts);
  return () => {
    shown = null;
  };
}
