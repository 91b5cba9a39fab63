import { AdminDashboard, adminTexts } from '@/features/admin/index.ts';
import { firstNameOf } from '@/lib/first-name.ts';
import { partInEnglish } from '@/lib/language.ts';
import { readPerson } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

const texts = adminTexts.dashboard;

/** /admin (ADMIN-2). */
export function Component() {
  useStored('user');
  return (
    <Page lang={partInEnglish}>
      <PageHeader title={texts.welcome(firstNameOf(readPerson()?.fullname))} description={texts.lead} />
      <AdminDashboard />
    </Page>
  );
}
