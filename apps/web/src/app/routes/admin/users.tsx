import { UsersScreen } from '@/features/person/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/users (spec, section 2 *Admin area*). */
export function Component() {
  return (
    <Page lang={partInEnglish} bleed>
      <UsersScreen />
    </Page>
  );
}
