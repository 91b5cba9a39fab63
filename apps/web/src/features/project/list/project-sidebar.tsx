import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useMyCompanies } from '@/features/company/index.ts';
import type { ActiveCompany } from '@/lib/active-company.ts';
import { prefetchLater } from '@/lib/prefetch-later.ts';
import { useReport } from '@/lib/report.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Part } from '@/ui/part.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useProjects, useSharedProjects } from '../requests.ts';
import { projectRailTexts as texts } from '../texts/project-rail.ts';
import { ProjectRail } from './project-rail.tsx';
import { RailFailure } from './rail-failure.tsx';
import { useProjectSearch } from './use-project-search.ts';

const loadWhole = () => import('./whole-list.tsx').then(({ WholeList }) => WholeList);
prefetchLater(loadWhole);

type ProjectSidebarProps = {
  /** The active company. Without it the list is empty, and adding fails (PROJECT-8). */
  company: ActiveCompany | null;
  currentId: string | null;
  /** Called when a project is opened; closes the menu of a phone. */
  onChoose?: () => void;
  /** The state of folding and its switch; without it the list never folds. */
  fold?: Fold | undefined;
};

interface Fold {
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

/** The projects of the active company: search, create, pinned and unpinned (PROJECT-8). */
export function ProjectSidebar({ company, currentId, onChoose, fold }: ProjectSidebarProps) {
  const companyId = company?._id ?? '';
  const [search, setSearch] = useProjectSearch();
  const [term, setTerm] = useState(search.trim());
  // Without a search text the whole list shows at once.
  const asked = search.trim() && term;
  const found = useProjects(companyId, asked);
  const mine = useMyCompanies();
  const { shared, ...sharing } = useSharedProjects();
  useReport(found.error);
  const reads = [found, mine, sharing];

  function loadAgain(): void {
    for (const read of reads) if (read.error) void read.refetch();
  }

  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex gap-2">
        {!fold?.folded && (
          <LinkButton
            to={company ? `/company/${company._id}` : '/home'}
            className="min-w-0 flex-1 justify-start px-2.5"
          >
            <ArrowLeft aria-hidden strokeWidth={1.75} className="text-muted" />
            {texts.back}
          </LinkButton>
        )}
        {fold && (
          <IconButton
            icon={fold.folded ? PanelLeftOpen : PanelLeftClose}
            label={fold.folded ? texts.unfold : texts.fold}
            tooltipSide="right"
            aria-expanded={!fold.folded}
            onClick={() => fold.onFold(!fold.folded)}
          />
        )}
      </div>
      {fold?.folded ? (
        <>
          {reads.some((read) => read.error) && (
            <RailFailure loading={reads.some((read) => read.isFetching)} onRetry={loadAgain} />
          )}
          <ProjectRail projects={[...(found.data ?? []), ...shared]} currentId={currentId} />
        </>
      ) : (
        <Part load={loadWhole} waiting={<WholeSkeleton />}>
          {(WholeList) => (
            <WholeList
              company={company}
              currentId={currentId}
              onChoose={() => onChoose?.()}
              search={search}
              onSearch={setSearch}
              asked={asked}
              onRest={setTerm}
              found={found}
              mine={mine}
              sharing={{ shared, ...sharing }}
              onRetry={loadAgain}
            />
          )}
        </Part>
      )}
    </div>
  );
}

/** The shape of the list while its code loads. */
function WholeSkeleton() {
  return (
    <>
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
    </>
  );
}
