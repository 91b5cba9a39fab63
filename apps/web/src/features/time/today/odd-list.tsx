import type { OddToday } from '@faena/shared/schemas';
import { formatDay, formatTime } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { reviewAddress } from '../records/use-review-view.ts';
import { todayTexts as texts } from '../texts/today.ts';
import { type OddGroup, oddGroups } from './odd-groups.ts';
import { useAccept } from './requests.ts';

type OddListProps = { odd: readonly OddToday[]; oddInAll: number; companyId: string; timeZone: string };

/** The records that wait for review by cause: one press accepts a group as proposed (TODAY-3, TODAY-4). */
export function OddList({ odd, oddInAll, companyId, timeZone }: OddListProps) {
  const accept = useAccept(companyId);
  return (
    <section aria-label={texts.odd}>
      <h2 className="mb-2 font-semibold text-lg">{texts.odd}</h2>
      {oddInAll > odd.length && <p className="mb-2 text-muted">{texts.oddInAll(odd.length, oddInAll)}</p>}
      <ul className="grid gap-2">
        {oddGroups(odd, timeZone).map((group) => {
          const { key, cause, records } = group;
          return (
            <li
              key={key}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warn-tint px-3 py-2"
            >
              <div className="min-w-0 grow basis-56">
                <p className="font-medium text-warn">{sentenceOf(group, timeZone)}</p>
                <p className="text-sm">
                  <UserText>{records.map(({ fullname }) => fullname).join(', ')}</UserText>
                </p>
              </div>
              {cause === 'denied' ? (
                <LinkButton to={`/planilla${reviewAddress(new URLSearchParams(), records[0].employeeId)}`}>
                  {texts.look}
                </LinkButton>
              ) : (
                <Button disabled={accept.isPending} onClick={() => accept.mutate(records)}>
                  {texts.accept}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function sentenceOf({ cause, records: [first, ...others] }: OddGroup, timeZone: string): string {
  const count = others.length + 1;
  if (cause === 'denied' || cause === 'uncertain' || cause === 'other') return texts.causes[cause](count);
  const end = first.endTime ?? first.startTime;
  return texts.causes[cause](count, formatDay(first.startTime, timeZone), formatTime(end, timeZone));
}
