import { ArchivesScreen } from '@/features/admin/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/archives (RUN-8). */
export function Component() {
  return (
    <Page bleed>
      <ArchivesScreen />
    </Page>
  );
}
