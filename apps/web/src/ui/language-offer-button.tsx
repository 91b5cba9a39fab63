import { Languages } from 'lucide-react';
import { chosenLanguage, language, spokenLanguage } from '@/lib/language.ts';
import { languageTexts } from '@/texts/language-names.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** One quiet button from the mix to the browser's language; nothing after a choice (LANG-13). */
export function LanguageOfferButton() {
  const choose = useChooseLanguage();
  const offered =
    chosenLanguage() || language !== 'original' ? undefined : spokenLanguage(navigator.languages);
  if (!offered) return null;
  return (
    <button
      type="button"
      lang={offered}
      onClick={() => choose(offered)}
      className="reach inline-flex items-center gap-1.5 rounded-control text-muted text-sm hover:text-ink"
    >
      <Languages aria-hidden strokeWidth={1.75} className="size-4" />
      {languageTexts.names[offered]}
    </button>
  );
}
