import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { managerTexts } from './texts/manager.ts';

/** A screen that does not exist yet, and says so (COMPANY-12). */
export function Placeholder({ title }: { title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState title={managerTexts.placeholder.title} hint={managerTexts.placeholder.hint} />
    </Page>
  );
}
