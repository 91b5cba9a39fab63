import type { Language } from '@faena/shared/language';
import { use } from 'react';
import { chooseLanguage, language } from '@/lib/language.ts';
import { letUnsavedGo } from '@/lib/unsaved.ts';
import { uiTexts } from '@/texts/ui.ts';
import { DialogsContext } from './dialogs-context.ts';

const texts = uiTexts.language;
const FIELDS = 'form :is(input:not([type="hidden"], [hidden]), textarea)';

/** Changes the language, which reloads the page; asks first if typed text would be lost. */
export function useChooseLanguage(): (choice: Language) => Promise<void> {
  // Pages without a form have no dialogs either.
  const dialogs = use(DialogsContext);
  return async (choice) => {
    if (dialogs && choice !== language && hasTypedText()) {
      if (!(await dialogs.confirm(texts.leave, { danger: true, confirmLabel: texts.change }))) return;
      letUnsavedGo();
    }
    chooseLanguage(choice);
  };
}

/** Tests whether a form on the page has text that is stored nowhere else. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
}
