import type { Request, Response } from 'express';
import type { BrowserMemory } from '../kernel/call.ts';

/** Close to the longest time that browsers keep a cookie. */
const A_YEAR_MS = 365 * 24 * 3_600_000;

/**
 * The cookie by which a browser is recognized (GUESS-2). No script reads it, and no other site can send it. A page by
 * https sends it only by https. Its path is the whole site, so no other host can have set it.
 */
export function browserCookie(request: Request, response: Response): BrowserMemory {
  const { secure } = request;
  const name = secure ? '__Host-known' : 'known';
  return {
    shown: cookieOf(request, name),
    keep: (value) => {
      const path = secure ? '/' : `${request.baseUrl}/auth`;
      response.cookie(name, value, { httpOnly: true, sameSite: 'strict', secure, path, maxAge: A_YEAR_MS });
    },
  };
}

function cookieOf(request: Request, name: string): string {
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
