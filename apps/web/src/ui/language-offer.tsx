import { useLater } from './use-later.ts';

const load = () =>
  import('./language-offer-button.tsx').then(({ LanguageOfferButton }) => LanguageOfferButton);

/** Offers the browser's language on public pages, once the page is drawn (LANG-13). */
export function LanguageOffer() {
  const Button = useLater(load);
  return Button && <Button />;
}
