import { ROLES } from '@faena/shared/access';
import { SettingsPage, settingsTexts } from '@/features/account/index.ts';
import { NoticeSettings } from '@/features/notices/index.ts';
import { Phones } from '@/features/people/index.ts';
import { readSession } from '@/lib/session.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

/** /settings (ACCOUNT-5), with the choice of notices (NOTICE-6); an employee sees there which phones mark for them (MARK-11). */
export function Component() {
  const session = readSession();
  return (
    <Page className="max-w-2xl">
      <PageHeader title={settingsTexts.title} />
      <SettingsPage />
      <NoticeSettings className="mt-8" />
      {session?.roleId === ROLES.employee && <Phones employeeId={session.personId} className="mt-8" />}
    </Page>
  );
}
