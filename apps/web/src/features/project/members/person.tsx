import type { PersonCard } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { Avatar } from '@/ui/avatar.tsx';
import { Badge } from '@/ui/badge.tsx';
import { UserText } from '@/ui/user-text.tsx';

type PersonProps = {
  person: PersonCard;
  /** The person's part in the project, beside the name. */
  badge?: string | undefined;
  /** Username, e-mail and role, under the name. The e-mail of a stranger is empty (INVITE-4). */
  details: readonly string[];
  /** The actions on the right. */
  children?: ReactNode;
};

/** A person in a list of people. */
export function Person({ person, badge, details, children }: PersonProps) {
  const { fullname, username } = person;
  const name = fullname || username;
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      <Avatar person={person} decorative />
      {/* The actions wrap below if they leave the name too little room. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-44">
          <div className="flex flex-wrap items-center gap-x-2">
            <p className="min-w-0 font-medium">
              <UserText>{name}</UserText>
            </p>
            {badge && <Badge>{badge}</Badge>}
          </div>
          <p className="flex flex-wrap gap-x-3 text-muted text-sm">
            {details.filter(Boolean).map((detail) => (
              <UserText key={detail}>{detail}</UserText>
            ))}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
