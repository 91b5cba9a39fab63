/** Query keys of projects; everything about them lies under `all`. */
const all = ['projects'] as const;
const companies = [...all, 'company'] as const;

export const projectKeys = {
  all,
  one: (id: string) => [...all, 'one', id] as const,
  companies,
  lists: (companyId: string) => [...companies, companyId] as const,
  ofCompany: (companyId: string, term: string) => [...companies, companyId, term] as const,
};
