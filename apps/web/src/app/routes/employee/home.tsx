import { EmployeeHome } from '@/features/home/index.ts';
import { Page } from '@/ui/page.tsx';

/** /employee and /employee/home. */
export function Component() {
  return (
    <Page>
      <EmployeeHome />
    </Page>
  );
}
