/** The screens that also show all companies. */
const OVER_ALL: ReadonlySet<string> = new Set(['/hoy', '/team', '/todo']);

/** Tests whether a screen can show all companies (WHICH-3). */
export const canShowAll = (pathname: string): boolean => OVER_ALL.has(pathname);
