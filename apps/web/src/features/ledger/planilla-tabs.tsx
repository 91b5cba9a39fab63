import { ledgerTexts } from '@/texts/ledger.ts';
import { TabLinks } from '@/ui/tab-links.tsx';

const tabs = [
  { label: ledgerTexts.byPerson, to: '/planilla' },
  { label: ledgerTexts.payPeriod, to: '/planilla/periodo' },
  { label: ledgerTexts.title, to: '/planilla/historial' },
];

/** The views of a company's planilla. */
export function PlanillaTabs() {
  return <TabLinks label={ledgerTexts.views} tabs={tabs} />;
}
