/** Query keys of slips and of their answers. */
export const slipKeys = {
  all: ['slips'] as const,
  own: (employeeId: string) => [...slipKeys.all, 'own', employeeId] as const,
  accounts: (employeeId: string) => [...slipKeys.all, 'accounts', employeeId] as const,
  linked: (token: string) => [...slipKeys.all, 'linked', token] as const,
  answers: (runId: string) => [...slipKeys.all, 'answers', runId] as const,
  claims: (companyId: string) => [...slipKeys.all, 'claims', companyId] as const,
  mails: (runId: string) => [...slipKeys.all, 'mails', runId] as const,
};
