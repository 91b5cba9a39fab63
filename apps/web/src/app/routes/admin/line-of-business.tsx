import { LinesScreen } from '@/features/admin/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/line-of-business (LINE-1). */
export function Component() {
  return (
    <Page bleed>
      <LinesScreen />
    </Page>
  );
}
