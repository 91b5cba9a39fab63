import { useKeptHome } from '@/features/home/index.ts';
import { Crews } from '@/features/time/index.ts';
import { Page } from '@/ui/page.tsx';

/** /employee/cuadrilla. */
export function Component() {
  useKeptHome();
  return (
    <Page>
      <Crews />
    </Page>
  );
}
