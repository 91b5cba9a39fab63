import { inCompany } from './company-link.ts';

/** The form of an id. */
const OBJECT_ID = /^[0-9a-f]{24}$/;

/** The areas whose screens show one company. */
const AREAS: ReadonlySet<string> = new Set(['hoy', 'projects', 'employees', 'planilla', 'todo', 'team']);

/** The areas whose deeper addresses are things of one company. */
const LISTS: ReadonlySet<string> = new Set(['projects', 'employees']);

/** The screens that also show all companies. */
const OVER_ALL: ReadonlySet<string> = new Set(['/hoy', '/team', '/todo']);

/** Tests whether a screen can show all companies (WHICH-3). */
export const canShowAll = (pathname: string): boolean => OVER_ALL.has(pathname);

/**
 * The present screen in another company, or that company's overview. A thing of one company leads to its list. Filters by
 * a person or a project go (WHICH-2).
 */
export function sameScreen(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  companyId: string,
): string {
  const [, area = '', ...thing] = pathname.split('/');
  if (!AREAS.has(area)) return `/company/${companyId}`;
  if (LISTS.has(area) && thing.length > 0) return inCompany(`/${area}`, companyId);
  const kept = [...new URLSearchParams(search)].filter(([, value]) => !OBJECT_ID.test(value));
  return inCompany(`${pathname}?${new URLSearchParams(kept)}`, companyId);
}
