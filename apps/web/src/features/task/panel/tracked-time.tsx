import type { Task } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { earnedMoney } from '@/lib/money.ts';
import { taskKeys } from '@/sync/keys.ts';
import { trackedTimeTexts as texts } from '../texts/tracked-time.ts';
import { wordWorked } from '../worked/worked-reader.tsx';

/** The time worked on a task beside its estimate, and its cost for owners of the company (PANEL-14). */
export function TrackedTime({ task: { id, estimatedHours } }: { task: Task }) {
  const { data } = useQuery({
    queryKey: [...taskKeys.all, 'time', id],
    queryFn: ({ signal }) => client.taskTime.read({ params: { id } }, { signal }),
    refetchOnMount: 'always',
  });
  if (!data || data.minutes === 0) return null;
  const { minutes, cost, currency } = data;
  const facts = [
    [texts.label, wordWorked(minutes, estimatedHours)] as const,
    ...(cost === null ? [] : [[texts.cost, earnedMoney(currency).format(cost)] as const]),
  ];
  return (
    <dl className="mt-1 grid grid-cols-[8rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] gap-x-2 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="py-1.5 text-muted">{label}</dt>
          <dd className="tabular wrap-anywhere min-w-0 py-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
