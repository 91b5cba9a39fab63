import { PROJECT_SEARCH_DEBOUNCE_MS } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import type { useMyCompanies } from '@/features/company/index.ts';
import { companyTexts } from '@/features/company/index.ts';
import type { ActiveCompany } from '@/lib/active-company.ts';
import { projectListTexts } from '@/texts/project-list.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useAddProject } from '../change-requests.ts';
import type { useSharedProjects } from '../requests.ts';
import { projectRailTexts } from '../texts/project-rail.ts';
import { ProjectList } from './project-list.tsx';
import { SharedFailure } from './shared-failure.tsx';
import { SharedGroup } from './shared-group.tsx';
import { useTellUnseen } from './use-tell-unseen.ts';

const texts = projectListTexts.projects;

type WholeListProps = {
  company: ActiveCompany | null;
  currentId: string | null;
  onChoose: () => void;
  /** The text of the search field. */
  search: string;
  onSearch: (text: string) => void;
  /** The debounced search text and its setter. */
  asked: string;
  onRest: (term: string) => void;
  found: UseQueryResult<Project[]>;
  mine: ReturnType<typeof useMyCompanies>;
  sharing: ReturnType<typeof useSharedProjects>;
  /** Loads again after a failure. */
  onRetry: () => void;
};

/** The unfolded list of projects: search, create, pinned and unpinned (PROJECT-8). */
export function WholeList({
  company,
  currentId,
  onChoose,
  search,
  onSearch,
  asked,
  onRest,
  found,
  mine,
  sharing: { shared, ...sharing },
  onRetry,
}: WholeListProps) {
  const navigate = useNavigate();
  const companyId = company?._id ?? '';
  const [rested] = useDebounce(search.trim(), PROJECT_SEARCH_DEBOUNCE_MS);
  const tellUnseen = useTellUnseen();
  const { mutate: add, isPending: adding } = useAddProject(companyId, (refused) =>
    tellUnseen(refused, texts.defaults.add),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const error = failure ?? (found.error && messageOf(found.error, projectRailTexts.failed));
  const rest = useEffectEvent(onRest);
  useEffect(() => rest(rested), [rested]);

  function addAndOpen(): void {
    if (!company) {
      setFailure(texts.defaults.noCompany);
      return;
    }
    setFailure(null);
    add(undefined, {
      onSuccess: ({ _id }) => {
        onSearch('');
        navigate(`/projects/${_id}`);
        onChoose();
      },
      onError: (refused) => setFailure(messageOf(refused, texts.defaults.add)),
    });
  }

  return (
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
        onValueChange={onSearch}
      />
      <Button variant="primary" loading={adding} onClick={addAndOpen}>
        {!adding && <Plus aria-hidden strokeWidth={1.75} />}
        {texts.create}
      </Button>
      {error && (
        <Notice tone="danger">
          <p>{texts.error(error)}</p>
          {failure === null && (
            <Button className="mt-2" loading={found.isFetching} onClick={onRetry}>
              {projectRailTexts.retry}
            </Button>
          )}
        </Notice>
      )}
      {/* The person's companies decide which projects belong to other owners. */}
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
          // Each search is a new list, which starts with the current project in view.
          key={asked}
          companyId={companyId}
          projects={found.data}
          currentId={currentId}
          onChoose={onChoose}
          onError={setFailure}
        />
      )}
      {sharing.error && !found.error && <SharedFailure {...sharing} />}
      <SharedGroup projects={shared} term={asked} currentId={currentId} onChoose={onChoose} />
    </>
  );
}
