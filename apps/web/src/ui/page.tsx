import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type PageProps = {
  /** Takes the whole width, for the board and large tables; otherwise 1,280 px at most. */
  bleed?: boolean;
  /** Set for a screen that is not in Spanish, the language of the document. */
  lang?: 'en' | undefined;
  className?: string;
  children: ReactNode;
};

/** The content of a signed-in screen, with its margins; its first child is a `PageHeader`. */
export function Page({ bleed = false, lang, className, children }: PageProps) {
  return (
    <div lang={lang} className={cn('w-full px-4 py-6 md:px-6', !bleed && 'mx-auto max-w-content', className)}>
      {children}
    </div>
  );
}
