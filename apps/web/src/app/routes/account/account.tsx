import { ROLES } from '@faena/shared/access';
import { AccountPage, accountTexts } from '@/features/account/index.ts';
import { OwnMemberships, ReceivedInvitations } from '@/features/project/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { readSession } from '@/lib/session.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

/** /account (ACCOUNT-5). */
export function Component() {
  return (
    <Page lang={partInEnglish} className="max-w-2xl">
      <PageHeader title={accountTexts.title} />
      <AccountPage />
      {/* Other roles have them on their home. */}
      {readSession()?.roleId === ROLES.client && (
        <div lang={partInEnglish && 'es'}>
          <ReceivedInvitations className="mt-10" />
          <OwnMemberships className="mt-10" />
        </div>
      )}
    </Page>
  );
}
