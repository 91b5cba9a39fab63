import {
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
  type UIMatch,
} from 'react-router-dom';
import { homeOf, readSession } from '@/lib/session.ts';

/** A guard's route data; it marks the screens below as needing the session. */
interface Guarded {
  readonly guarded: true;
}

type Guard = Required<Pick<RouteObject, 'middleware' | 'loader'>>;

const guarded: Guarded = { guarded: true };

/**
 * The guard of an area (SCREEN-8, SCREEN-9). Without a token it leads to /login, and back afterwards; with another role
 * to /not-authorized. As middleware it ends before any loader below sends a request. It only spares the person a screen
 * of refusals, because the server decides.
 */
export function guard(...roles: readonly number[]): Guard {
  const lead: MiddlewareFunction = ({ request }) => {
    const session = readSession();
    if (!session) throw redirect(loginPath(request.url));
    if (!roles.includes(session.roleId)) throw redirect('/not-authorized');
  };
  return { middleware: [lead], loader: () => guarded };
}

/** A guard that lets the route tell the person about a missing session before it leads to /login. */
export function guardOrTell(...roles: readonly number[]): Guard {
  const lead: MiddlewareFunction = () => {
    const session = readSession();
    if (session && !roles.includes(session.roleId)) throw redirect('/not-authorized');
  };
  return { middleware: [lead], loader: () => (readSession() ? guarded : SIGNED_OUT) };
}

/** Route data of `guardOrTell` without a session. */
export const SIGNED_OUT = 'signed-out';

/** Tests whether one of these routes has a guard, so that the screen cannot stay without a session. */
export function isGuarded(matches: readonly UIMatch[]): boolean {
  return matches.some(
    ({ loaderData }) => typeof loaderData === 'object' && loaderData !== null && 'guarded' in loaderData,
  );
}

/** The login page that leads back to the present address. */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname === '/' ? '/login' : `/login?from=${encodeURIComponent(pathname + search)}`;
}

/** The loader of the installed app's first address: it leads to the person's home, or to the login (PHONE-1). */
export const toOwnStart: LoaderFunction = () => {
  const session = readSession();
  return redirect(session ? homeOf(session.roleId) : '/login');
};

/** The loader of pages for signed-out visitors; it redirects others to their home. */
export const guestsOnly: LoaderFunction = () => {
  const session = readSession();
  return session ? redirect(homeOf(session.roleId)) : null;
};
