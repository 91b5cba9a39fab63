import type { ReactNode } from 'react';
import { ConnectionBanner } from '@/ui/connection-banner.tsx';
import { LanguageOffer } from '@/ui/language-offer.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** The page of a kiosk, over the whole width; no search engine lists it, and no referrer names it. */
export function KioskLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="frame flex min-h-dvh flex-col">
      <title>{`${title} · Faena`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <ConnectionBanner />
      <header className="mx-auto flex min-h-header w-full max-w-content flex-wrap items-center justify-between gap-4 px-4 md:px-6">
        <Wordmark />
        <span className="flex items-center gap-2">
          <LanguageOffer />
          <ThemeSwitch />
        </span>
      </header>
      <main className="mx-auto w-full max-w-content flex-1 px-4 py-6 md:px-6">
        <h1 tabIndex={-1} className="mb-4 font-semibold text-xl">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
