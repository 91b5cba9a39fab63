import type { Crew } from '@faena/shared/schemas';
import { Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Part } from '@/ui/part.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Select } from '@/ui/select.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { loadSiteCode } from '../site-code/load.ts';
import { crewTexts as texts } from '../texts/crew.ts';
import { CrewList } from './crew-list.tsx';
import { useOwnCrews } from './own-crews.ts';

/** The people whom the signed-in employee may mark, a project at a time (CREW-6). */
export function Crews() {
  const query = useOwnCrews();
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-64 rounded-card" />}
        failed={texts.failed}
        safe={texts.safe}
        empty={<EmptyState icon={Users} title={texts.none} hint={texts.noneHint} />}
        keepData
      >
        {(crews) => <ChosenCrew crews={crews} />}
      </QueryState>
    </>
  );
}

/** The crew of the project in the address, else the first (SCREEN-24). */
function ChosenCrew({ crews }: { crews: readonly Crew[] }) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('proyecto');
  const crew = crews.find(({ project }) => project._id === chosen) ?? crews[0];
  if (!crew) return null;
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      {crews.length > 1 ? (
        <Select
          aria-label={texts.project}
          value={crew.project._id}
          onChange={({ target }) => setParams({ proyecto: target.value }, { replace: true })}
        >
          {crews.map(({ project }) => (
            <option key={project._id} value={project._id}>
              {project.name}
            </option>
          ))}
        </Select>
      ) : (
        <h2 className="wrap-anywhere font-semibold text-lg">{crew.project.name}</h2>
      )}
      {crew.usesCode && (
        <Part load={loadSiteCode}>{(SiteCodeButton) => <SiteCodeButton projectId={crew.project._id} />}</Part>
      )}
      {crew.people.length === 0 ? (
        <EmptyState title={texts.nobody} />
      ) : (
        <CrewList key={crew.project._id} crew={crew} />
      )}
    </div>
  );
}
