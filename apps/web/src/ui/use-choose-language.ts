import type { Language } from '@faena/shared/language';
import { use } from 'react';
import { DialogsContext } from './dialogs-context.ts';

/**
 * Changes the language by `apply`, which reloads the page; asks first if typed text would be lost. For a signed-in
 * person, `apply` first stores the choice (LANG-12).
 */
export function useChooseLanguage(apply?: (choice: Language) => void): (choice: Language) => Promise<void> {
  // Pages without a form have no dialogs either.
  const dialogs = use(DialogsContext);
  return async (choice) => {
    const { changeLanguage } = await import('./change-language.ts');
    return changeLanguage(choice, dialogs, apply);
  };
}
