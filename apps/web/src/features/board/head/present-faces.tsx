import { Users } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import type { useOthers } from '@/sync/presence.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { focusHeading } from '@/ui/focus-heading.ts';
import { Popover } from '@/ui/popover.tsx';
import { PHONE } from '@/ui/screen-widths.ts';
import { Tooltip } from '@/ui/tooltip.tsx';
import { UserText } from '@/ui/user-text.tsx';

const texts = taskTexts.live;

/** The most faces before '+3', also where room is short. */
const SHOWN = 5;
const SHOWN_NARROW = 2;

type PresentFacesProps = { others: ReturnType<typeof useOthers>; narrow: boolean };

/** The faces of the other people who have a board open, and their names on demand (LIVE-3). */
export function PresentFaces({ others: { people, count }, narrow }: PresentFacesProps) {
  const phone = useMediaQuery(PHONE);
  // The last person may leave while the list or its button has the focus.
  useLayoutEffect(
    () => () => {
      const held = document.activeElement;
      queueMicrotask(() => {
        if (held?.isConnected === false) focusHeading();
      });
    },
    [],
  );
  // On a phone a number leaves room for the project's name.
  const most = phone && count > 1 ? 0 : narrow ? SHOWN_NARROW : SHOWN;
  const shown = people.slice(0, most);
  const rest = count - shown.length;
  const unnamed = count - people.length;
  return (
    <Popover
      label={texts.present}
      align="end"
      className="w-64"
      trigger={
        <Button variant="ghost" aria-label={texts.presentCount(count)} className="gap-1 px-1 text-muted">
          {shown.length > 0 ? (
            <span className="inline-flex">
              {shown.map((person, index) => (
                <Tooltip key={person._id} label={person.fullname || person.username}>
                  <span className={cn('inline-flex', index > 0 && '-ml-1')}>
                    <Avatar person={person} decorative className="ring-2 ring-surface" />
                  </span>
                </Tooltip>
              ))}
            </span>
          ) : (
            <Users aria-hidden strokeWidth={1.75} />
          )}
          {rest > 0 && (
            <span className="tabular font-normal text-sm">{shown.length > 0 ? `+${rest}` : rest}</span>
          )}
        </Button>
      }
    >
      <ul aria-label={texts.present} className="grid gap-2">
        {people.map((person) => (
          <li key={person._id} className="flex items-center gap-2">
            <Avatar person={person} decorative />
            <UserText>{person.fullname || person.username}</UserText>
          </li>
        ))}
        {unnamed > 0 && <li className="text-muted">{texts.more(unnamed)}</li>}
      </ul>
    </Popover>
  );
}
