import { LanguageChoice } from '@/ui/language-choice.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The footer of public pages: it offers the languages, because their readers have no settings yet (SCREEN-11). */
export function PublicFooter() {
  return (
    <SiteFooter>
      <LanguageChoice />
    </SiteFooter>
  );
}
