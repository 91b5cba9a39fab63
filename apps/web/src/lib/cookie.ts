const YEAR_S = 31_536_000;

/** Remembers for a year what outlives a logout, which clears local storage whole (SESSION-10). */
export function writeCookie(name: string, value: string): void {
  // Not the Cookie Store: browsers have that on secure origins alone.
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

export function readCookie(name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(document.cookie) ?? [];
  return value;
}
