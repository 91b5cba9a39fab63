import { AllCompanies } from '@/features/company/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/companies (spec, section 2 *Admin area*). */
export function Component() {
  return (
    <Page lang={partInEnglish} bleed>
      <AllCompanies />
    </Page>
  );
}
