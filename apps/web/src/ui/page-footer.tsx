import type { ReactElement, ReactNode } from 'react';
import { frameTexts } from '@/texts/frame.ts';

const texts = frameTexts.footer;

const LINKS = [
  { to: '/about', label: texts.about },
  { to: '/contact', label: texts.contact },
  { to: '/privacy', label: texts.privacy },
];

export type PageFooterProps = {
  /** Draws a link, with the router of the page or without one. */
  link: (to: string, label: string, className: string) => ReactElement;
  /** The version (START-17), or on public pages the languages. */
  children: ReactNode;
};

/** The foot of every page: the pages of text, and one more part. */
export function PageFooter({ link, children }: PageFooterProps) {
  return (
    <footer className="to-edge border-line border-t">
      <div className="mx-auto flex max-w-content flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-4 text-muted text-sm md:px-6 filled:max-w-none filled:py-0">
        <nav aria-label={texts.label} className="flex flex-wrap gap-x-6 gap-y-1">
          {LINKS.map(({ to, label }) =>
            link(
              to,
              label,
              'reach rounded-control pointer-fine:py-1 pointer-fine:filled:py-0.75 hover:text-ink',
            ),
          )}
        </nav>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">{children}</div>
      </div>
    </footer>
  );
}
