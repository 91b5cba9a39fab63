import { PROJECT_SEARCH_DEBOUNCE_MS } from '@faena/shared/domain';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import { useMyCompanies } from '@/features/company/index.ts';
import type { ActiveCompany } from '@/lib/active-company.ts';
import { useReport } from '@/lib/use-report.ts';
import { companyTexts } from '@/texts/companies.ts';
import { projectListTexts } from '@/texts/project-list.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useAddProject, useProjects, useSharedProjects } from '../requests.ts';
import { ProjectList } from './project-list.tsx';
import { ProjectRail } from './project-rail.tsx';
import { RailFailure } from './rail-failure.tsx';
import { SharedFailure } from './shared-failure.tsx';
import { SharedGroup } from './shared-group.tsx';

const texts = projectListTexts.projects;

type ProjectSidebarProps = {
  /** Without one there is nothing to list, and adding fails (PROJECT-12). */
  company: ActiveCompany | null;
  currentId: string | null;
  /** Called when a project was chosen; on a phone that closes the menu. */
  onChoose?: () => void;
  /** Whether it is folded to a rail, and what folds and unfolds it; it is always whole without. */
  fold?: Fold | undefined;
};

interface Fold {
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

/** The projects of the active company: search, create, pinned and unpinned (PROJECT-8). */
export function ProjectSidebar({ company, currentId, onChoose, fold }: ProjectSidebarProps) {
  const navigate = useNavigate();
  const companyId = company?._id ?? '';
  const [search, setSearch] = useState('');
  const [term] = useDebounce(search.trim(), PROJECT_SEARCH_DEBOUNCE_MS);
  // An emptied field needs no rest: the whole list is known.
  const asked = search.trim() && term;
  const found = useProjects(companyId, asked);
  const mine = useMyCompanies();
  const { shared, ...sharing } = useSharedProjects();
  const { mutate: add, isPending: adding } = useAddProject(companyId);
  const [failure, setFailure] = useState<string | null>(null);
  useReport(found.error);
  const error = failure ?? (found.error && messageOf(found.error, texts.defaults.load));
  const reads = [found, mine, sharing];

  function loadAgain(): void {
    for (const read of reads) if (read.error) void read.refetch();
  }

  function addAndOpen(): void {
    if (!company) {
      setFailure(texts.defaults.noCompany);
      return;
    }
    setFailure(null);
    add(undefined, {
      onSuccess: ({ _id }) => {
        setSearch('');
        navigate(`/projects/${_id}`);
        onChoose?.();
      },
      onError: (refused) => setFailure(messageOf(refused, texts.defaults.add)),
    });
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
        <>
          {company && (
            <p className="px-1 font-semibold text-lg">
              <UserText lines={2}>{company.name}</UserText>
            </p>
          )}
          <SearchInput
            aria-label={texts.search}
            placeholder={texts.search}
            value={search}
            onValueChange={setSearch}
          />
          <Button variant="primary" loading={adding} onClick={addAndOpen}>
            {!adding && <Plus aria-hidden strokeWidth={1.75} />}
            {texts.create}
          </Button>
          {error && (
            <Notice tone="danger">
              <p>{texts.error(error)}</p>
              {failure === null && (
                <Button className="mt-2" loading={found.isFetching} onClick={loadAgain}>
                  {texts.retry}
                </Button>
              )}
            </Notice>
          )}
          {/* Without them nobody knows which projects are of other people's. */}
          <QueryNote query={mine} failed={companyTexts.home.failed} />
          {found.isLoading && (
            <Loading label={texts.loading} showLabel>
              <div className="grid gap-2">
                {['one', 'two', 'three'].map((key) => (
                  <Skeleton key={key} className="h-6" />
                ))}
              </div>
            </Loading>
          )}
          {found.data?.length === 0 && (
            <p role="status" className="px-1 text-muted">
              {asked ? texts.noMatch(asked) : texts.empty}
            </p>
          )}
          {found.data && found.data.length > 0 && (
            <ProjectList
              // Another list: it starts with the current project in sight, wherever the former one was scrolled to.
              key={asked}
              companyId={companyId}
              projects={found.data}
              currentId={currentId}
              onChoose={() => onChoose?.()}
              onError={setFailure}
            />
          )}
          {sharing.error && !found.error && <SharedFailure {...sharing} />}
          <SharedGroup projects={shared} term={asked} currentId={currentId} onChoose={() => onChoose?.()} />
        </>
      )}
    </div>
  );
}
