import type { OddToday } from '@faena/shared/schemas';
import { inCompany } from '@/lib/company-link.ts';
import { formatDay, formatTime } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { reviewAddress } from '../records/use-review-view.ts';
import { todayTexts as texts } from '../texts/today.ts';
import { type OddGroup, oddGroups } from './odd-groups.ts';
import { useAccept } from './requests.ts';
import type { DayCompany } from './sites.ts';

type OddListProps = { odd: readonly OddToday[]; oddInAll: number; companies: readonly DayCompany[] };

/** The records that wait for review by cause: one press accepts a group as proposed (TODAY-3, TODAY-4). */
export function OddList({ odd, oddInAll, companies }: OddListProps) {
  const accept = useAccept();
  return (
    <>
      {oddInAll > odd.length && <p className="mb-2 text-muted">{texts.oddInAll(odd.length, oddInAll)}</p>}
      <ul className="grid gap-2">
        {companies.flatMap((company) =>
          oddGroups(
            odd.filter(({ companyId }) => companyId === company._id),
            company.timezone,
          ).map((group) => (
            <OddLine key={`${company._id} ${group.key}`} group={group} company={company} accept={accept} />
          )),
        )}
      </ul>
    </>
  );
}

type OddLineProps = { group: OddGroup; company: DayCompany; accept: ReturnType<typeof useAccept> };

function OddLine({ group, company: { _id, name, color, timezone }, accept }: OddLineProps) {
  const { cause, records } = group;
  const review = `/planilla${reviewAddress(new URLSearchParams(), records[0].employeeId)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warn-tint px-3 py-2">
      {name && <CompanyTile name={name} color={color} size="sm" />}
      <div className="min-w-0 grow basis-56">
        <p className="font-medium text-warn">{sentenceOf(group, timezone)}</p>
        <p className="text-sm">
          {name && (
            <>
              <UserText>{name}</UserText>
              {': '}
            </>
          )}
          <UserText>{records.map(({ fullname }) => fullname).join(', ')}</UserText>
        </p>
      </div>
      {cause === 'denied' ? (
        <LinkButton to={name ? inCompany(review, _id) : review}>{texts.look}</LinkButton>
      ) : (
        <Button disabled={accept.isPending} onClick={() => accept.mutate(records)}>
          {texts.accept}
        </Button>
      )}
    </li>
  );
}

function sentenceOf({ cause, records: [first, ...others] }: OddGroup, timeZone: string): string {
  const count = others.length + 1;
  if (cause === 'denied' || cause === 'uncertain' || cause === 'other') return texts.causes[cause](count);
  const end = first.endTime ?? first.startTime;
  return texts.causes[cause](count, formatDay(first.startTime, timeZone), formatTime(end, timeZone));
}
