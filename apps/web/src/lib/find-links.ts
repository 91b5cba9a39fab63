import { LinkifyIt } from 'linkify-it';
import { webAddress } from './web-address.ts';

/** A part of a text that is an address. */
export interface FoundLink {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** Only complete web addresses, because other kinds do not show where they lead. */
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** The addresses in a text, in its order; only `http:` and `https:` (DESIGN-26). */
export function findLinks(text: string): readonly FoundLink[] {
  return (linkify.match(text) ?? []).flatMap(({ index, lastIndex, url }) => {
    const address = webAddress(url);
    return address === null ? [] : [{ start: index, end: lastIndex, href: address.href }];
  });
}
