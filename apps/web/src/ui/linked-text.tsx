import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { FoundLink } from '@/lib/find-links.ts';
import { codeOf, loadCode } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';

const loadFinder = () => import('@/lib/find-links.ts').then(({ findLinks }) => findLinks);
const NONE: readonly FoundLink[] = [];

/** A text that people typed, whose addresses are links (DESIGN-26). Nothing is requested before a press. */
export function LinkedText({ children: text }: { children: string }) {
  const links = useLinks(text);
  if (links.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const link of links) {
    parts.push(text.slice(from, link.start), <Address key={link.start} text={text} link={link} />);
    from = link.end;
  }
  return [...parts, text.slice(from)];
}

/** The addresses of a text that is being edited, below its field. */
export function LinksOf({ text, label }: { text: string; label: string }) {
  const links = useLinks(text);
  if (links.length === 0) return null;
  const different = links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at);
  return (
    <ul aria-label={label} className="grid gap-1 text-sm">
      {different.map((link) => (
        <li key={link.href} className="wrap-anywhere">
          <Address text={text} link={link} />
        </li>
      ))}
    </ul>
  );
}

function Address({ text, link: { start, end, href } }: { text: string; link: FoundLink }) {
  return (
    <a
      href={href}
      target="_blank"
      // The opened page gets no referrer and no access to this window.
      rel="noopener noreferrer nofollow ugc"
      dir="ltr"
      className="text-accent underline underline-offset-2"
    >
      {text.slice(start, end)}
    </a>
  );
}

/**
 * The addresses in a text, once the code that finds them has loaded; the first text with a possible address loads it.
 */
function useLinks(text: string): readonly FoundLink[] {
  const [find, setFind] = useState(() => codeOf(loadFinder));
  const mayHold = text.includes('://');
  useEffect(() => {
    if (!mayHold || find) return;
    let isShown = true;
    loadCode(loadFinder).then((loaded) => {
      if (isShown) setFind(() => loaded);
    }, reportError);
    return () => {
      isShown = false;
    };
  }, [mayHold, find]);
  return useMemo(() => (mayHold && find ? find(text) : NONE), [text, mayHold, find]);
}
