import type { Company } from '@faena/shared/schemas';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { ClaimsLink, ClaimsNote } from './open-claims.tsx';
import { useOpenClaims } from './requests.ts';

/** The claims of a company that wait for an answer, at the foot of its card; nothing without any (ANSWER-8). */
export function CompanyClaims({ company }: { company: Company }) {
  const { data = [] } = useOpenClaims();
  const own = data.find(({ companyId }) => companyId === company._id);
  if (!own) return null;
  return (
    <ClaimsLink
      claims={own}
      onClick={() => storeActiveCompany(company)}
      className="flex border-line border-t px-4 text-sm"
    />
  );
}

/** Says that the claims of all companies could not be counted, if so. */
export function AllClaimsNote() {
  return <ClaimsNote query={useOpenClaims()} className="mt-3" />;
}
