import { projectPageTexts as texts } from '@/texts/project-page.ts';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

/** The shape of a project's header, while it loads. */
export function ProjectPageLoading() {
  return (
    <Page bleed>
      <Loading label={texts.loading}>
        <Skeleton className="h-control w-64" />
        <Skeleton className="mt-1 w-96 max-w-full" />
        <Skeleton className="mt-3 w-80 max-w-full" />
      </Loading>
    </Page>
  );
}
