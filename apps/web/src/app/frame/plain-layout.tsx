import { frameTexts } from '@/texts/frame.ts';
import { LanguageOffer } from '@/ui/language-offer.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { Wordmark } from './wordmark.tsx';

export type PlainLayoutProps = { title: string; paragraphs: readonly string[] };

/** A short page to read. */
export function PlainLayout({ title, paragraphs }: PlainLayoutProps) {
  return (
    <div className="frame flex min-h-dvh flex-col">
      <title>{`${title} · Faena`}</title>
      <header className="mx-auto flex h-16 w-full max-w-content items-center justify-between gap-4 px-4 md:px-6">
        <Wordmark className="text-xl" />
        <LanguageOffer />
      </header>
      <main className="mx-auto w-full max-w-content flex-1 px-4 pt-8 pb-16 md:px-6 md:pt-16">
        <h1 tabIndex={-1} className="font-semibold text-2xl tracking-tight">
          {title}
        </h1>
        <div className="mt-6 grid max-w-[38rem] gap-4 text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-10">
          <TextLink to="/">{frameTexts.home}</TextLink>
        </p>
      </main>
      <PublicFooter />
    </div>
  );
}
