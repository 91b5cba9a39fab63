/** The form of an id. */
const OBJECT_ID = /^[0-9a-f]{24}$/;

/** The parameter of an address that names its company (WHICH-6). */
export const COMPANY = 'company';

/** The areas whose screens show one company. */
const AREAS: ReadonlySet<string> = new Set(['hoy', 'projects', 'employees', 'planilla', 'todo', 'team']);

/** The value of `company` that names all companies (WHICH-3). */
export const ALL = 'all';

/** Tests whether an address shows all companies. No other screen opens with it: see `activate` (WHICH-3). */
export const showsAll = (search: string): boolean => new URLSearchParams(search).get(COMPANY) === ALL;

/** The areas whose deeper addresses are things of one company. */
const LISTS: ReadonlySet<string> = new Set(['projects', 'employees']);

/** The address of a screen in a company, which its link opens in any tab (WHICH-6). */
export function inCompany(path: string, companyId: string): string {
  const [pathname = '', search] = path.split('?');
  const params = new URLSearchParams(search);
  params.set(COMPANY, companyId);
  return `${pathname}?${params}`;
}

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
