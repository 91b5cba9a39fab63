import { Avatar } from '@/ui/avatar.tsx';
import { cn } from '@/ui/cn.ts';
import { UserText } from '@/ui/user-text.tsx';
import { commentTexts as texts } from '../../texts/comments.ts';
import type { Mentions } from './use-mentions.ts';

/** The people to mention, below the field that keeps the keyboard (COMMENT-12). */
export function MentionList({ mentions: { id, found, active, choose } }: { mentions: Mentions }) {
  if (!active) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.people}
      className="mt-1 rounded-control border border-line bg-surface p-1 shadow-pop"
    >
      {found.map((person) => (
        // The keyboard stays in the field, so an option takes no focus of its own.
        <div
          key={person._id}
          id={`${id}-${person._id}`}
          role="option"
          tabIndex={-1}
          aria-selected={person === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(person)}
          onKeyDown={() => {}}
          className={cn(
            'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 py-1 hover:bg-hover',
            person === active && 'bg-hover',
          )}
        >
          <Avatar person={person} size="sm" decorative />
          <span className="grid min-w-0 flex-1">
            <UserText lines={1}>{person.fullname || person.username}</UserText>
            <UserText lines={1} className="text-muted">{`@${person.username}`}</UserText>
          </span>
        </div>
      ))}
    </div>
  );
}
