import { offersSignUp } from '@/lib/registration.ts';
import { AnchorButton } from '@/ui/anchor-button.tsx';
import { LanguageOffer } from '@/ui/language-offer.tsx';
import { landingTexts as texts } from './texts/landing.ts';

/** The name with Log In and Sign Up. A signed-in person gets the link to their home instead. */
export function LandingHeader({ home }: { home: string | null }) {
  return (
    <header className="mx-auto flex h-16 max-w-content items-center gap-1 px-4 md:px-6">
      <a href="/" className="mr-auto rounded-control font-semibold text-xl tracking-tight">
        Faena
      </a>
      <nav aria-label={texts.navigation} className="flex items-center gap-1 sm:gap-2">
        <LanguageOffer />
        <AnchorButton href="#planes" variant="ghost" className="hidden sm:inline-flex">
          {texts.plansLink}
        </AnchorButton>
        {home ? (
          <AnchorButton href={home}>{texts.home}</AnchorButton>
        ) : (
          <>
            <AnchorButton href="/login" variant="ghost">
              {texts.logIn}
            </AnchorButton>
            {offersSignUp() && <AnchorButton href="/register">{texts.signUp}</AnchorButton>}
          </>
        )}
      </nav>
    </header>
  );
}
