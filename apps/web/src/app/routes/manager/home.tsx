import { CompanyCards, companyTexts, myCompanies, useMyCompanies } from '@/features/company/index.ts';
import { moneyNeededTexts, NextPayday, NextPaydays, useMoneyNeeded } from '@/features/planilla/index.ts';
import { memberProjects, ReceivedInvitations, SharedProjects } from '@/features/project/index.ts';
import { CompanyClaims, LaterClaimsNote, useOpenClaims } from '@/features/slips/index.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { readPerson } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryNote } from '@/ui/query-note.tsx';

const texts = companyTexts.home;

export function loader() {
  prefetch(myCompanies);
  prefetch(memberProjects);
  return null;
}

/** /home: the welcome and one card per company (COMPANY-16), each with its next payday (NEED-1). */
export function Component() {
  useStored('user');
  const { data: companies = [], isSuccess } = useMyCompanies();
  const needed = useMoneyNeeded({ enabled: companies.length > 0 });
  const claims = useOpenClaims();
  const several = companies.length > 1;
  return (
    <Page>
      <PageHeader
        title={texts.title(readPerson()?.fullname ?? '')}
        description={isSuccess && companies.length === 0 ? null : texts.lead}
        actions={<LinkButton to="/add-company">{texts.register}</LinkButton>}
      />
      <ReceivedInvitations className="mb-6" />
      {several && <NextPaydays companies={companies} query={needed} />}
      <CompanyCards
        footOf={(company) => {
          const own = claims.data?.find(({ companyId }) => companyId === company._id);
          return (
            <>
              <NextPayday company={company} query={needed} />
              {own && <CompanyClaims company={company} claims={own} />}
            </>
          );
        }}
      />
      {!several && <QueryNote query={needed} failed={moneyNeededTexts.failed} className="mt-3" />}
      {claims.error && <LaterClaimsNote query={claims} className="mt-3" />}
      <SharedProjects />
    </Page>
  );
}
