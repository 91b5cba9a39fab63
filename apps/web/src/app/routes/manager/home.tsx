import { CompanyCards, myCompanies, useMyCompanies } from '@/features/company/index.ts';
import { memberProjects, SharedProjects } from '@/features/project/index.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { readPerson } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { companyTexts } from '@/texts/companies.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

const texts = companyTexts.home;

export function loader() {
  prefetch(myCompanies);
  prefetch(memberProjects);
  return null;
}

/** /home: the welcome and one card per company (COMPANY-6). */
export function Component() {
  useStored('user');
  const { data: companies } = useMyCompanies();
  return (
    <Page>
      <PageHeader
        title={texts.title(readPerson()?.fullname ?? '')}
        description={companies?.length === 0 ? null : texts.lead}
        actions={<LinkButton to="/add-company">{companyTexts.form.register}</LinkButton>}
      />
      <CompanyCards />
      <SharedProjects />
    </Page>
  );
}
