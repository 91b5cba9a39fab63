import { later } from '@/ui/later.tsx';

/* Hardly any company has a claim that waits: the first load of home has no code for one. */
export const CompanyClaims = later(() =>
  import('./company-claims.tsx').then(({ CompanyClaims }) => CompanyClaims),
);
export const LaterClaimsNote = later(() => import('./open-claims.tsx').then(({ ClaimsNote }) => ClaimsNote));
