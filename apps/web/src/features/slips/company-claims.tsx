import type { Company, OpenClaims } from '@faena/shared/schemas';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { ClaimsLink } from './open-claims.tsx';

/** The unanswered claims of a company, at the foot of its card (ANSWER-8). */
export function CompanyClaims({ company, claims }: { company: Company; claims: OpenClaims }) {
  return (
    <ClaimsLink
      claims={claims}
      onClick={() => storeActiveCompany(company)}
      className="flex border-line border-t px-4 text-sm"
    />
  );
}
