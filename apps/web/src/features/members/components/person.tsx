import type { UserCard } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { Avatar } from '@/ui/avatar.tsx';

type PersonProps = {
  person: UserCard;
  /** Under the name: username, e-mail, role. */
  details: ReactNode;
  /** At the right. */
  children?: ReactNode;
};

/** A person in a list of people. */
export function Person({ person: { fullname, username, profilePicture }, details, children }: PersonProps) {
  const name = fullname || username;
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      <Avatar name={name} src={profilePicture} decorative />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="break-words text-muted text-sm">{details}</p>
      </div>
      {children}
    </div>
  );
}
