import type { Language } from '@faena/shared/language';
import { languageTexts } from '@/texts/language-names.ts';

const { names } = languageTexts;

const LABELS = { es: names.es, en: names.en, original: names.original } satisfies Record<Language, string>;

/** The languages by their own names, in the order of the footer and the settings. */
export const LANGUAGE_OPTIONS = (Object.keys(LABELS) as Language[]).map((value) => ({
  value,
  label: LABELS[value],
}));
