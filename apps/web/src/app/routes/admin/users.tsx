import { UsersScreen } from '@/features/person/index.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/users (spec, section 2 *Admin area*). */
export function Component() {
  return (
    <Page lang="en" bleed>
      <UsersScreen />
    </Page>
  );
}
