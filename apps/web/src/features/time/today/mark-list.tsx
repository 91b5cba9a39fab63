import type { MarkToday } from '@faena/shared/schemas';
import { inCompany } from '@/lib/company-link.ts';
import { formatDay, formatTime } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { reviewAddress } from '../records/use-review-view.ts';
import { markTexts } from '../texts/marks.ts';
import { todayTexts as texts } from '../texts/today.ts';
import { type MarkGroup, markGroups, marksByDay } from './mark-groups.ts';
import { useSettleMarks } from './requests.ts';
import type { DayCompany } from './sites.ts';

type MarkListProps = {
  marks: readonly MarkToday[];
  marksInAll: number;
  companies: readonly DayCompany[];
};

/** The marks that wait for a manager by reason: one press counts a group, or sets it aside (MARK-40, MARK-41). */
export function MarkList({ marks, marksInAll, companies }: MarkListProps) {
  const settle = useSettleMarks();
  return (
    <>
      {marksInAll > marks.length && (
        <p className="mb-2 text-muted">{texts.marksInAll(marks.length, marksInAll)}</p>
      )}
      <ul className="mt-2 grid gap-2">
        {companies.flatMap((company) =>
          markGroups(marks.filter(({ companyId }) => companyId === company._id)).map((group) => (
            <MarkLine key={`${company._id} ${group.key}`} group={group} company={company} settle={settle} />
          )),
        )}
      </ul>
    </>
  );
}

type MarkLineProps = { group: MarkGroup; company: DayCompany; settle: ReturnType<typeof useSettleMarks> };

function MarkLine({ group, company: { _id, name, color, timezone }, settle }: MarkLineProps) {
  const { reason, isCountable, marks } = group;
  const review = `/planilla${reviewAddress(new URLSearchParams(), marks[0].employeeId)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warn-tint px-3 py-2">
      {name && <CompanyTile name={name} color={color} size="sm" />}
      <div className="min-w-0 grow basis-56">
        <p className="font-medium text-warn">{texts.marks[reason](marks.length)}</p>
        {marksByDay(marks, timezone).map((theirs) => (
          <DayMarks key={theirs[0]._id} marks={theirs} timeZone={timezone} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          disabled={settle.isPending}
          onClick={() => settle.mutate({ marks, decision: 'set_aside' })}
        >
          {texts.setAside}
        </Button>
        {isCountable ? (
          <Button disabled={settle.isPending} onClick={() => settle.mutate({ marks, decision: 'count' })}>
            {texts.count}
          </Button>
        ) : (
          <LinkButton to={name ? inCompany(review, _id) : review}>{texts.look}</LinkButton>
        )}
      </div>
    </li>
  );
}

function DayMarks({ marks, timeZone }: { marks: readonly [MarkToday, ...MarkToday[]]; timeZone: string }) {
  const [first] = marks;
  return (
    <p className="wrap-anywhere text-sm">
      <UserText>{texts.ofSomeone(first.fullname || texts.someone, first.deviceName)}</UserText>
      {`, ${formatDay(first.at, timeZone)}: `}
      {marks.map(({ kind, at }) => markTexts.pressed[kind](formatTime(at, timeZone))).join(' · ')}
    </p>
  );
}
