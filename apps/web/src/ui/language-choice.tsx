import { language } from '@/lib/language.ts';
import { languageTexts } from '@/texts/language-names.ts';
import { cn } from './cn.ts';
import { LANGUAGE_OPTIONS } from './language-options.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** The language buttons at the foot of a page; the current one is pressed. */
export function LanguageChoice() {
  const choose = useChooseLanguage();
  return (
    <fieldset className="flex gap-x-4">
      <legend className="sr-only">{languageTexts.choose}</legend>
      {LANGUAGE_OPTIONS.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          {...(value !== 'original' && { lang: value })}
          aria-pressed={value === language}
          onClick={() => choose(value)}
          className={cn('rounded-control py-1 hover:text-ink', value === language && 'font-medium text-ink')}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
