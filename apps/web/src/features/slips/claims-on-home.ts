import { later } from '@/ui/later.tsx';

/* Few companies have an unanswered claim, so the first load of home has no code for it. */
export const CompanyClaims = later(() =>
  import('./company-claims.tsx').then(({ CompanyClaims }) => CompanyClaims),
);
export const LaterClaimsNote = later(() => import('./open-claims.tsx').then(({ ClaimsNote }) => ClaimsNote));
