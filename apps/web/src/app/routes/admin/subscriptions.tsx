import { PlansScreen } from '@/features/plan/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/subscriptions (PLAN-2). */
export function Component() {
  return (
    <Page bleed>
      <PlansScreen />
    </Page>
  );
}
