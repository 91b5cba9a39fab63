import { AuditScreen } from '@/features/admin/index.ts';
import { partInEnglish } from '@/lib/language.ts';
import { Page } from '@/ui/page.tsx';

/** /admin/audit (AUDIT-3). */
export function Component() {
  return (
    <Page lang={partInEnglish}>
      <AuditScreen />
    </Page>
  );
}
