import type { ComponentProps } from 'react';
import { languageTexts } from '@/texts/language-names.ts';
import { LANGUAGE_OPTIONS } from './language-options.ts';
import { Select } from './select.tsx';

/** The language of a new person; none leaves the choice to them (LANG-12). */
export function LanguageSelect(props: ComponentProps<'select'>) {
  return (
    <Select {...props}>
      <option value="">{languageTexts.none}</option>
      {LANGUAGE_OPTIONS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
