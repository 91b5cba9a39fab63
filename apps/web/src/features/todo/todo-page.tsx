import { MAX_TODO_ITEMS } from '@faena/shared/domain';
import type { Todo } from '@faena/shared/schemas';
import { ListChecks } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { QuickAdd } from './quick-add.tsx';
import { useCompleteTask, useItemActs, useTodo } from './requests.ts';
import { todoTexts as texts } from './texts/todo.ts';
import { TodoLists } from './todo-lists.tsx';

const openOf = (todo: Todo | undefined) => todo?.items.filter(({ doneAt }) => doneAt === null).length;

/** The to-dos of one person, over all companies (TODO-1). `projectPath` is the address of a project in their area. */
export function TodoPage({ projectPath }: { projectPath: string }) {
  const query = useTodo();
  const acts = { ...useItemActs(), completeTask: useCompleteTask() };
  return (
    <>
      <PageHeader title={texts.title} />
      <QuickAdd todo={query.data} />
      <NearLimit present={openOf(query.data)} most={MAX_TODO_ITEMS} screen="es" className="mb-6" />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-3">
            {[0, 1, 2, 3].map((line) => (
              <Skeleton key={line} className="h-10" />
            ))}
          </div>
        }
        failed={texts.failed}
        safe={texts.safe}
        keepData
      >
        {(todo) =>
          todo.items.length + todo.tasks.length === 0 ? (
            <EmptyState icon={ListChecks} title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <TodoLists todo={todo} projectPath={projectPath} acts={acts} />
          )
        }
      </QueryState>
    </>
  );
}
