import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './cookie.ts';

/** The cookie given to the browser, because jsdom stores none for https. */
function written(protocol: string): string {
  vi.stubGlobal('location', { protocol });
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  writeCookie('theme', 'dark');
  return String(set.mock.calls.at(-1)?.[0]);
}

describe('a choice that outlives the logout', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is a cookie of this host and of https alone, where the page came by that', () => {
    expect(written('https:')).toBe('__Host-theme=dark; path=/; max-age=31536000; samesite=lax; secure');
    expect(written('http:')).toBe('theme=dark; path=/; max-age=31536000; samesite=lax');
  });

  it('is read where it was written before it was so', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('theme=light; language=es; __Host-theme=dark');
    expect([readCookie('theme'), readCookie('language'), readCookie('none')]).toEqual([
      'dark',
      'es',
      undefined,
    ]);
  });
});
