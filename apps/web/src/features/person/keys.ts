/** Query keys of accounts as an administrator sees them; everything about them lies under `all`. */
export const userKeys = {
  all: ['users'] as const,
  list: () => [...userKeys.all, 'list'] as const,
  count: () => [...userKeys.all, 'count'] as const,
};
