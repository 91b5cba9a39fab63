import { BoardSkeleton, useBoardView } from '@/features/board/index.ts';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { projectPageTexts as texts } from '../texts/project-page.ts';
import { useProjectView } from './use-project-view.ts';

/** The shape of a project while it loads. */
export function ProjectPageLoading() {
  const part = useProjectView();
  const { view } = useBoardView();
  return (
    <Page bleed className="pt-1 md:pt-3">
      <Loading label={texts.loading}>
        <Skeleton className="h-control w-64 max-w-full md:mb-2" />
        {part === 'tareas' && view === 'kanban' ? <BoardSkeleton /> : <TableSkeleton />}
      </Loading>
    </Page>
  );
}
