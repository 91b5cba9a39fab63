import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type PageProps = {
  /** Takes the whole width, for the board and large tables; otherwise 1,280 px at most. */
  bleed?: boolean;
  /** Where the screen isn't in Spanish, as the document is. */
  lang?: 'en' | undefined;
  className?: string;
  children: ReactNode;
};

/** The content of a signed-in screen, with its margins; a `PageHeader` comes first in it. */
export function Page({ bleed = false, lang, className, children }: PageProps) {
  return (
    <div lang={lang} className={cn('w-full px-4 py-6 md:px-6', !bleed && 'mx-auto max-w-content', className)}>
      {children}
    </div>
  );
}
