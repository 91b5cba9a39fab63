import { SettingsPage, settingsTexts } from '@/features/account/index.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

/** /settings (ACCOUNT-5). */
export function Component() {
  return (
    <Page className="max-w-2xl">
      <PageHeader title={settingsTexts.title} />
      <SettingsPage />
    </Page>
  );
}
