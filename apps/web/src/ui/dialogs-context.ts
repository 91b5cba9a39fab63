import { createContext, use } from 'react';

export type ConfirmOptions = {
  /** The affirmative button; 'Aceptar' by default. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action destroys something: its button is red, and the focus starts on the other one. */
  danger?: boolean;
  /** The name of the subject, below the question. */
  about?: string;
  /** The consequences of a deletion, shown once they are counted, and omitted on a failure. */
  loss?: Promise<string>;
};

export type Dialogs = {
  /** Shows exactly `text`; resolves when the person has closed it. */
  alert: (text: string) => Promise<void>;
  /** Asks exactly `text`; resolves with the answer, `false` on Esc. */
  confirm: (text: string, options?: ConfirmOptions) => Promise<boolean>;
};

export const DialogsContext = createContext<Dialogs | null>(null);

/**
 * The product's alert and confirm, in place of the browser's.
 * @example if (await confirm('¿Eliminar este empleado?', { danger: true, confirmLabel: 'Eliminar' })) remove();
 */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider above it');
  return dialogs;
}
