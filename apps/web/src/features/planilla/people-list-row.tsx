import type { PayrollPerson } from '@faena/shared/schemas';
import { useEffect, useRef } from 'react';
import { RequestCount, Unsettled } from '@/features/time/index.ts';
import { useMoney } from '@/lib/money.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { cn } from '@/ui/cn.ts';
import { UserText } from '@/ui/user-text.tsx';
import { LeftBadge } from './left-badge.tsx';
import { nameOf } from './name-of.ts';

type PeopleListRowProps = {
  person: PayrollPerson;
  /** Whether to show the earnings. */
  hasFigures: boolean;
  /** The name that the radio buttons of all people share. */
  group: string;
  selected: boolean;
  onSelect: (employeeId: string) => void;
};

/** A person of the planilla, with their earnings in the period. */
export function PeopleListRow({ person, hasFigures, group, selected, onSelect }: PeopleListRowProps) {
  const { _id, totalCost, unpricedHours, pendingReviews, openRequests, left } = person;
  const name = nameOf(person);
  const money = useMoney();
  const row = useRef<HTMLLabelElement>(null);
  const selectedAtFirst = useRef(selected);

  useEffect(() => {
    const list = row.current?.parentElement;
    if (!selectedAtFirst.current || !row.current || !list) return;
    // The person of the address may be far down the list. `scrollIntoView` would also move the start of Tab.
    list.scrollTop = row.current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, []);

  return (
    <label
      ref={row}
      className={cn(
        'relative flex cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2',
        '[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]',
        selected ? 'bg-accent-tint' : 'hover:bg-hover',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={selected}
        onChange={() => onSelect(_id)}
        className="absolute inset-0 appearance-none outline-none"
      />
      <Avatar person={person} decorative />
      <span className="min-w-0 flex-1">
        <UserText lines={1} className={cn('block', selected && 'font-medium text-accent')}>
          {name}
        </UserText>
        {/* A space as wide as a digit keeps the height until the amount arrives. */}
        <span className="tabular flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 text-muted text-sm">
          {hasFigures ? money.format(totalCost) : '\u2007'}
          <LeftBadge left={left} />
          <Unsettled of={{ unpricedHours: hasFigures ? unpricedHours : 0, pendingReviews }} />
          <RequestCount count={openRequests} />
        </span>
      </span>
    </label>
  );
}
