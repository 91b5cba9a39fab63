import { LanguageChoice } from '@/ui/language-choice.tsx';
import { PageFooter } from '@/ui/page-footer.tsx';

/** The footer in plain anchors, because this page has no router. */
export function LandingFooter() {
  return (
    <PageFooter
      link={(to, label, className) => (
        <a key={to} href={to} className={className}>
          {label}
        </a>
      )}
    >
      <LanguageChoice />
    </PageFooter>
  );
}
