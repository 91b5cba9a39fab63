import { toast as sonner } from 'sonner';

type ToastOptions = {
  /** News of the same name take each other's place. */
  id?: string;
  description?: string;
  /** Milliseconds it stays, where that is to be read at leisure. */
  duration?: number;
  /** One thing to do about it, such as 'Deshacer'. */
  action?: { label: string; onClick: () => void };
};

/** Short news of what happened out of sight; read out politely. Errors stay 8 s, the rest 4 s. */
export const toast = {
  success: (text: string, options?: ToastOptions) => sonner.success(text, options),
  error: (text: string, options?: ToastOptions) => sonner.error(text, { duration: 8000, ...options }),
  message: (text: string, options?: ToastOptions) => sonner(text, options),
};
