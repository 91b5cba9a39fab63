import { AccountInvitations } from '@/features/account/index.ts';
import { PeopleScreen } from '@/features/people/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/users (ADMIN-4). */
export function Component() {
  return (
    <Page lang={partInEnglish} bleed>
      <PeopleScreen />
      <AccountInvitations companyId={null} className="mt-8" />
    </Page>
  );
}
