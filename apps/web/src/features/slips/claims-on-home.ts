import { later } from '@/ui/later.tsx';

const load = () => import('./company-claims.tsx');

/* Home draws its cards first: their claims come with code of their own. */
export const CompanyClaims = later(() => load().then(({ CompanyClaims }) => CompanyClaims));
export const AllClaimsNote = later(() => load().then(({ AllClaimsNote }) => AllClaimsNote));
