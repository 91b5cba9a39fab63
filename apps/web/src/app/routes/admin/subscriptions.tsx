import { SubscriptionsScreen } from '@/features/plan/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/subscriptions (spec, section 2 *Admin area*). */
export function Component() {
  return (
    <Page bleed>
      <SubscriptionsScreen />
    </Page>
  );
}
