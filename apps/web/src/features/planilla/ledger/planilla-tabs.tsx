import { OpenClaimsOf } from '@/features/slips/index.ts';
import { useActiveCompany } from '@/lib/active-company.ts';
import { TabLinks } from '@/ui/tab-links.tsx';
import { planillaViewTexts } from '../texts/planilla-views.ts';

const tabs = [
  { label: planillaViewTexts.byPerson, to: '/planilla' },
  { label: planillaViewTexts.payPeriod, to: '/planilla/periodo' },
  { label: planillaViewTexts.title, to: '/planilla/historial' },
];

/** The views of a company's planilla, and its unanswered claims. */
export function PlanillaTabs() {
  const company = useActiveCompany();
  return (
    <>
      <TabLinks label={planillaViewTexts.views} tabs={tabs} />
      {company && <OpenClaimsOf companyId={company._id} className="-mt-4 mb-2" />}
    </>
  );
}
