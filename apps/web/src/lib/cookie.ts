const YEAR_S = 31_536_000;

/** Over https alone, where it goes by nothing else and no other host can have set it: the prefix asks for all that. */
const PREFIX = '__Host-';

/** Remembers for a year what outlives a logout, which clears local storage whole (SESSION-10). */
export function writeCookie(name: string, value: string): void {
  const [prefix, secure] = window.location.protocol === 'https:' ? [PREFIX, '; secure'] : ['', ''];
  // Not the Cookie Store: browsers have that on secure origins alone.
  document.cookie = `${prefix}${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}

/** The value as written, also in the older form. */
export function readCookie(name: string): string | undefined {
  return findCookie(`${PREFIX}${name}`) ?? findCookie(name);
}

function findCookie(name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(document.cookie)?.[1];
}
