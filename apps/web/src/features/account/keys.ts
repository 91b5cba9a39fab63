export const accountKeys = { own: ['account', 'own'] as const };
