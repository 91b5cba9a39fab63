import { type ReactNode, useEffect, useRef } from 'react';
import { partInEnglish } from '@/lib/language.ts';
import { ConnectionBanner } from '@/ui/connection-banner.tsx';
import { LanguageOffer } from '@/ui/language-offer.tsx';
import { PublicFooter } from './public-footer.tsx';
import { Wordmark } from './wordmark.tsx';

export type NarrowLayoutProps = {
  /** The text of the only `h1`, and of the window's title. */
  title: string;
  lead?: ReactNode;
  /** Set for a page that is English in the original mix, such as signing in. */
  lang?: 'en' | undefined;
  children: ReactNode;
};

/**
 * One narrow column on paper, for the pages of someone who isn't signed in yet. When the title changes, one view has
 * taken the place of another: focus goes there.
 */
export function NarrowLayout({ title, lead, children, ...props }: NarrowLayoutProps) {
  const lang = 'lang' in props ? props.lang : partInEnglish;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className="frame flex min-h-dvh flex-col">
      <title>{`${title} · Faena`}</title>
      <ConnectionBanner />
      <div lang={lang} className="mx-auto w-full max-w-96 flex-1 px-4 pt-[max(2rem,12dvh)] pb-16">
        <header className="mb-8 flex items-center justify-between gap-4">
          <Wordmark className="text-2xl" />
          <LanguageOffer />
        </header>
        <main>
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-xl">
            {title}
          </h1>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
          <div className="mt-6">{children}</div>
        </main>
      </div>
      <PublicFooter />
    </div>
  );
}
