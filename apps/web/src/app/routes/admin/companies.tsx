import { AllCompanies } from '@/features/company/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/companies (ADMIN-3). */
export function Component() {
  return (
    <Page lang={partInEnglish} bleed>
      <AllCompanies />
    </Page>
  );
}
