import { formatTime } from '@/lib/format-moment.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { cn } from '@/ui/cn.ts';
import { RowCheckbox } from '@/ui/row-checkbox.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { crewTexts as texts } from '../texts/crew.ts';
import { markTexts } from '../texts/marks.ts';
import type { MemberNow } from './member-now.ts';

type CrewMemberProps = {
  member: MemberNow;
  projectId: string;
  timeZone: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** Somebody of a crew: the face, since when they work, and the receipt of the last press for them. */
export function CrewMember({ member, projectId, timeZone, isTicked, onTick }: CrewMemberProps) {
  const { fullname, profilePicture, press } = member;
  const time = press && formatTime(new Date(press.at).toISOString(), timeZone);
  const isSafe = press?.state === 'kept' || press?.state === 'saved';
  return (
    <li className="relative flex items-center gap-3 px-3 py-2">
      <Avatar person={{ username: fullname, fullname, profilePicture }} decorative />
      <RowCheckbox label={<UserText>{fullname}</UserText>} checked={isTicked} onCheckedChange={onTick}>
        <p className={cn('tabular text-sm', member.since ? 'text-ok' : 'text-muted')}>
          {stateText(member, projectId, timeZone)}
        </p>
        {press && time && (
          <p className={cn('tabular text-sm', isSafe ? 'text-muted' : 'text-warn')}>
            {markTexts.receipt(markTexts.pressed[press.kind](time), markTexts.state[press.state])}
          </p>
        )}
      </RowCheckbox>
    </li>
  );
}

function stateText({ since, at }: MemberNow, projectId: string, timeZone: string): string {
  if (!since) return texts.out;
  const time = formatTime(since, timeZone);
  return at && at._id !== projectId ? texts.elsewhere(time, at.name) : texts.since(time);
}
