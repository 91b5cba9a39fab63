import { CompaniesScreen, myCompanies } from '@/features/company/index.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { Page } from '@/ui/page.tsx';

export function loader() {
  prefetch(myCompanies);
  return null;
}

/** /company: Manage Companies (COMPANY-4). */
export function Component() {
  return (
    <Page>
      <CompaniesScreen />
    </Page>
  );
}
