import { PlansScreen } from '@/features/admin/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/subscriptions (PLAN-2). */
export function Component() {
  return (
    <Page bleed>
      <PlansScreen />
    </Page>
  );
}
