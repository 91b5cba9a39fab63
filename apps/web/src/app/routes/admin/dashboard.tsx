import { AdminDashboard, adminTexts } from '@/features/admin/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { readPerson } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

const texts = adminTexts.dashboard;

/** /admin (ADMIN-2). */
export function Component() {
  useStored('user');
  const firstName = readPerson()?.fullname.trim().split(/\s+/)[0] ?? '';
  return (
    <Page lang={partInEnglish}>
      <PageHeader title={texts.welcome(firstName)} description={texts.lead} />
      <AdminDashboard />
    </Page>
  );
}
