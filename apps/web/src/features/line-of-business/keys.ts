export const lineOfBusinessKeys = { all: ['lines-of-business'] as const };
