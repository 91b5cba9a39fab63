import { TodoPage } from '@/features/todo/index.ts';
import { Page } from '@/ui/page.tsx';

/** /todo (TODO-1). */
export function Component() {
  return (
    <Page>
      <TodoPage projectPath="/projects" />
    </Page>
  );
}
