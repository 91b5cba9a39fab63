import { type ReactNode, useMemo } from 'react';
import type { FoundLink } from '@/lib/find-links.ts';
import { useCodeFor } from './use-code-for.ts';

const loadFinder = () => import('@/lib/find-links.ts').then(({ findLinks }) => findLinks);
const NONE: readonly FoundLink[] = [];

type OutsideLinkProps = {
  href: string;
  /** An address is written from left to right, words as they are. */
  dir?: 'ltr' | 'auto';
  children: ReactNode;
};

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
  return <OutsideLink href={href}>{text.slice(start, end)}</OutsideLink>;
}

/** A link to an address that people typed. */
export function OutsideLink({ href, dir = 'ltr', children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      // The opened page gets no referrer and no access to this window.
      rel="noopener noreferrer nofollow ugc"
      dir={dir}
      className="text-accent underline underline-offset-2"
    >
      {children}
    </a>
  );
}

/**
 * The addresses in a text, once the code that finds them has loaded; the first text with a possible address loads it.
 */
function useLinks(text: string): readonly FoundLink[] {
  const mayHold = text.includes('://');
  const find = useCodeFor(loadFinder, mayHold);
  return useMemo(() => (mayHold && find ? find(text) : NONE), [text, mayHold, find]);
}
