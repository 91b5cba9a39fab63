import { TabLinks } from '@/ui/tab-links.tsx';
import { planillaViewTexts } from '../texts/planilla-views.ts';

const tabs = [
  { label: planillaViewTexts.byPerson, to: '/planilla' },
  { label: planillaViewTexts.payPeriod, to: '/planilla/periodo' },
  { label: planillaViewTexts.title, to: '/planilla/historial' },
];

/** The views of a company's planilla. */
export function PlanillaTabs() {
  return <TabLinks label={planillaViewTexts.views} tabs={tabs} />;
}
