/** Query keys of companies; everything about them lies under `all`. */
export const companyKeys = {
  all: ['companies'] as const,
  mine: () => [...companyKeys.all, 'mine'] as const,
  everyone: () => [...companyKeys.all, 'everyone'] as const,
  count: () => [...companyKeys.all, 'count'] as const,
  one: (id: string) => [...companyKeys.all, 'one', id] as const,
};
