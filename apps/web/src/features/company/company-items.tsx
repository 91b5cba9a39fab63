import type { Company } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { useReport } from '@/lib/report.ts';
import { uiTexts } from '@/texts/ui.ts';
import { MenuItem, MenuLabel, MenuLink, MenuNote } from '@/ui/menu-item.tsx';
import { useMyCompanies } from './requests.ts';
import { companyTexts } from './texts/companies.ts';

/** A menu lists at most this many companies. The full list is a screen. */
const LISTED = 50;

/** The person's companies as items of a menu, also while they load or fail. */
export function CompanyItems({ children }: { children: (company: Company) => ReactNode }) {
  const { data, error, refetch } = useMyCompanies();
  useReport(error);
  if (!data && !error) return <MenuNote>{companyTexts.home.loading}</MenuNote>;
  if (!data) {
    return (
      <>
        <MenuLabel>{companyTexts.home.failed}</MenuLabel>
        <MenuItem onSelect={() => void refetch()}>{uiTexts.retry}</MenuItem>
      </>
    );
  }
  return (
    <>
      {data.length === 0 && <MenuNote>{companyTexts.home.empty}</MenuNote>}
      {data.slice(0, LISTED).map(children)}
      {data.length > LISTED && <MenuLink to="/company">{companyTexts.panel.all(data.length)}</MenuLink>}
    </>
  );
}
