const YEAR_S = 31_536_000;

/** The prefix makes browsers send the cookie over https only, and keeps other hosts from setting it. */
const PREFIX = '__Host-';

/** Stores a value for a year. Unlike local storage, a cookie outlives a logout (SESSION-10). */
export function writeCookie(name: string, value: string): void {
  const [prefix, secure] = window.location.protocol === 'https:' ? [PREFIX, '; secure'] : ['', ''];
  // Browsers offer the Cookie Store on secure origins only.
  document.cookie = `${prefix}${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}

/** The value, even in the older form. */
export function readCookie(name: string): string | undefined {
  return findCookie(`${PREFIX}${name}`) ?? findCookie(name);
}

function findCookie(name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(document.cookie)?.[1];
}
