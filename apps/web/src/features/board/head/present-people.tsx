import { Users } from 'lucide-react';
import { useOthers } from '@/features/task/index.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { cn } from '@/ui/cn.ts';
import { PHONE } from '@/ui/phone.ts';
import { Tooltip } from '@/ui/tooltip.tsx';

const texts = taskTexts.live;

/** The most faces drawn before '+3', and where there is little room. */
const SHOWN = 5;
const SHOWN_NARROW = 2;

type PresentPeopleProps = { projectId: string; narrow: boolean };

/** Who else has the board open now (LIVE-3). It comes and goes unsaid; whoever asks is told every name. */
export function PresentPeople({ projectId, narrow }: PresentPeopleProps) {
  const { people, count } = useOthers(projectId);
  const phone = useMediaQuery(PHONE);
  if (people.length === 0) return null;
  // As a number, which leaves the name of the project room to be read.
  const most = phone && count > 1 ? 0 : narrow ? SHOWN_NARROW : SHOWN;
  const shown = people.slice(0, most);
  const rest = count - shown.length;
  const unnamed = count - people.length;
  const names = people.map(({ fullname, username }) => fullname || username);
  return (
    <ul aria-label={texts.present} className="flex shrink-0 items-center">
      {people.map(({ _id, username, profilePicture }, index) => {
        const name = names[index] ?? username;
        return index < shown.length ? (
          <li key={_id} className={cn('flex', index > 0 && '-ml-1')}>
            <Tooltip label={name}>
              <span className="inline-flex">
                <Avatar name={name} src={profilePicture} className="ring-2 ring-surface" />
              </span>
            </Tooltip>
          </li>
        ) : (
          <li key={_id} className="sr-only">
            {name}
          </li>
        );
      })}
      {unnamed > 0 && <li className="sr-only">{texts.more(unnamed)}</li>}
      {rest > 0 && (
        <li aria-hidden className="tabular ml-1 text-muted text-sm">
          <Tooltip label={names.slice(shown.length).join(', ')}>
            {shown.length > 0 ? (
              <span>+{rest}</span>
            ) : (
              <span className="flex items-center gap-1">
                <Users strokeWidth={1.75} className="size-4" />
                {rest}
              </span>
            )}
          </Tooltip>
        </li>
      )}
    </ul>
  );
}
