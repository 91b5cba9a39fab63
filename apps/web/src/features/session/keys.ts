export const sessionKeys = { demoAccounts: ['demo-accounts'] as const };
