import { AccountPage } from '@/features/account/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { accountTexts } from '@/texts/account.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

/** /account (ACCOUNT-4). */
export function Component() {
  return (
    <Page lang={partInEnglish} className="max-w-2xl">
      <PageHeader title={accountTexts.title} />
      <AccountPage />
    </Page>
  );
}
