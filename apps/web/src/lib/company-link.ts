/** The parameter of an address that names its company (WHICH-6). */
export const COMPANY = 'company';

/** The value of `company` that names all companies (WHICH-3). */
export const ALL = 'all';

/** Tests whether an address shows all companies. No other screen opens with it: see `activate` (WHICH-3). */
export const showsAll = (search: string): boolean => new URLSearchParams(search).get(COMPANY) === ALL;

/** The address of a screen in a company, which its link opens in any tab (WHICH-6). */
export function inCompany(path: string, companyId: string): string {
  const [pathname = '', search] = path.split('?');
  const params = new URLSearchParams(search);
  params.set(COMPANY, companyId);
  return `${pathname}?${params}`;
}
