import type { Language } from '@faena/shared/language';
import { chooseLanguage } from '@/lib/choose-language.ts';
import { language } from '@/lib/language.ts';
import { letUnsavedGo } from '@/lib/unsaved.ts';
import { changeLanguageTexts as texts } from '@/texts/change-language.ts';
import type { Dialogs } from './dialogs-context.ts';

const FIELDS = 'form :is(input:not([type="hidden"], [type="checkbox"], [type="radio"], [hidden]), textarea)';

/** Changes the language by `apply`, which reloads the page; asks first if typed text would be lost (LANG-4). */
export async function changeLanguage(
  choice: Language,
  dialogs: Dialogs | null,
  apply: (choice: Language) => void = chooseLanguage,
): Promise<void> {
  if (dialogs && choice !== language && hasTypedText()) {
    if (!(await dialogs.confirm(texts.leave, { danger: true, confirmLabel: texts.change }))) return;
    letUnsavedGo();
  }
  apply(choice);
}

/** Tests whether a form on the page has text that is stored nowhere else. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
}
