import { AllCompanies } from '@/features/company/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/companies (spec, section 2 *Admin area*). */
export function Component() {
  return (
    <Page lang="en" bleed>
      <AllCompanies />
    </Page>
  );
}
