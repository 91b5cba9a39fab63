import { TodoPage } from '@/features/todo/index.ts';
import { Page } from '@/ui/page.tsx';

/** /employee/todo (TODO-12). */
export function Component() {
  return (
    <Page>
      <TodoPage projectPath="/employee/projects" />
    </Page>
  );
}
