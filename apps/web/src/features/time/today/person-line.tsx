import { formatTime } from '@/lib/format-moment.ts';
import { absenceKinds } from '@/texts/absence-kinds.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Badge } from '@/ui/badge.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { todayTexts as texts } from '../texts/today.ts';
import type { Present } from './sites.ts';

/** Somebody today: since when they work, are at lunch or have left, by the clock of their company, or why they are absent. */
export function PersonLine({ person, company, withCompany }: Present & { withCompany: boolean }) {
  const { fullname, profilePicture, state, since, isLate, absence } = person;
  const seen =
    state === 'missing' || state === 'absent' || !since
      ? texts.notSeen
      : texts.since[state](formatTime(since, company.timezone));
  const text = state === 'absent' && absence ? absenceKinds[absence] : seen;
  return (
    <li className="flex min-h-11 items-center gap-3 px-3 py-2">
      <Avatar person={{ username: fullname, fullname, profilePicture }} decorative />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <UserText>{fullname}</UserText>
        </p>
        <p className="tabular text-muted text-sm">
          {withCompany && company.name && (
            <>
              <UserText>{company.name}</UserText>
              {' · '}
            </>
          )}
          {text}
        </p>
      </div>
      {isLate && <Badge>{texts.states.late}</Badge>}
      {absence && state !== 'absent' && <Badge>{absenceKinds[absence]}</Badge>}
    </li>
  );
}
