import type { PersonToday, Today as TodayAnswer } from '@faena/shared/schemas';
import { Users } from 'lucide-react';
import { Badge } from '@/ui/badge.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { todayTexts as texts } from '../texts/today.ts';
import { OddList } from './odd-list.tsx';
import { PersonLine } from './person-line.tsx';
import { useToday } from './requests.ts';

type TodayProps = { companyId: string };

/** The people at work by project, and the records to settle in few presses (TODAY-1). */
export function Today({ companyId }: TodayProps) {
  const query = useToday(companyId);
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-64 rounded-card" />}
        failed={texts.failed}
        safe={texts.safe}
        keepData
      >
        {(day) =>
          day.people.length === 0 && day.odd.length === 0 ? (
            <EmptyState icon={Users} title={texts.nobody} />
          ) : (
            <Day day={day} companyId={companyId} />
          )
        }
      </QueryState>
    </>
  );
}

const COUNTED = ['in', 'lunch', 'left', 'missing'] as const;

function Day({
  day: { people, odd, oddInAll, timezone: timeZone },
  companyId,
}: TodayProps & { day: TodayAnswer }) {
  const late = people.filter(({ isLate }) => isLate).length;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {COUNTED.map((state) => (
          <Count
            key={state}
            name={texts.states[state]}
            count={people.filter((one) => one.state === state).length}
          />
        ))}
        <Count name={texts.states.late} count={late} />
      </dl>
      {odd.length > 0 && <OddList odd={odd} oddInAll={oddInAll} companyId={companyId} timeZone={timeZone} />}
      {sitesOf(people).map(({ name, present }) => (
        <section key={name} aria-label={name}>
          <h2 className="wrap-anywhere mb-2 flex items-center gap-2 font-semibold text-lg">
            {name}
            <Badge>{present.length}</Badge>
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {present.map((person) => (
              <PersonLine key={person._id} person={person} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="rounded-card border border-line bg-surface px-3 py-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-semibold text-xl">{count}</dd>
    </div>
  );
}

/** The people by the project of their last record of today; those not seen are last. */
function sitesOf(people: readonly PersonToday[]) {
  const sites = new Map<string, PersonToday[]>();
  const seen = people.filter(({ state }) => state !== 'missing');
  for (const person of [...seen, ...people.filter(({ state }) => state === 'missing')]) {
    const name = person.state === 'missing' ? texts.states.missing : (person.site?.name ?? texts.noSite);
    sites.set(name, [...(sites.get(name) ?? []), person]);
  }
  return [...sites].map(([name, present]) => ({ name, present }));
}
