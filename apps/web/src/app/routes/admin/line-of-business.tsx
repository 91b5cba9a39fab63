import { LinesScreen } from '@/features/line-of-business/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/line-of-business (spec, section 2 *Admin area*). */
export function Component() {
  return (
    <Page bleed>
      <LinesScreen />
    </Page>
  );
}
