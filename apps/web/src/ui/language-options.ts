import type { Language } from '@faena/shared/language';
import { uiTexts } from '@/texts/ui.ts';

const { names } = uiTexts.language;

/** The languages, each under its own name, for the footer and the settings. */
export const LANGUAGE_OPTIONS = [
  { value: 'es', label: names.es },
  { value: 'en', label: names.en },
  { value: 'original', label: names.original },
] as const satisfies readonly { value: Language; label: string }[];
