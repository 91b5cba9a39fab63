import type { OwnMembership } from '@faena/shared/schemas';
import { useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { invitationTexts } from '../texts/invitations.ts';
import { membershipTexts as texts } from '../texts/memberships.ts';
import { useMemberships } from './memberships.ts';
import { useAskToLeaveProject } from './use-ask-to-leave-project.ts';

/** The number of projects that are drawn at once. */
const STEP = 10;

/** The projects that a member cannot see, each with a button to leave it (MEMBER-10). */
export function OwnMemberships({ className = '' }: { className?: string }) {
  const query = useMemberships();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="own-memberships" className={className}>
      <h2
        id="own-memberships"
        ref={heading}
        tabIndex={-1}
        className="mb-3 font-semibold text-lg outline-none"
      >
        {texts.memberships}
      </h2>
      <QueryState
        query={query}
        loading={texts.loadingMemberships}
        skeleton={<Skeleton className="h-16" />}
        failed={texts.membershipsFailed}
        safe={texts.membershipsSafe}
        empty={<EmptyState title={texts.noMemberships} hint={texts.noMembershipsHint} />}
      >
        {(memberships) => <List memberships={memberships} onLeft={() => heading.current?.focus()} />}
      </QueryState>
    </section>
  );
}

type WithOnLeft = {
  /** Called once the person has left, when the focused button no longer exists. */
  onLeft: () => void;
};

function List({ memberships, onLeft }: WithOnLeft & { memberships: readonly OwnMembership[] }) {
  const { shown, more } = useSteps(memberships, STEP, 'memberships-shown');
  return (
    <Card className="px-4 py-1">
      <ul className="divide-y divide-line">
        {shown.map((membership) => (
          <Row key={membership._id} membership={membership} onLeft={onLeft} />
        ))}
      </ul>
      {more}
    </Card>
  );
}

function Row({ membership, onLeft }: WithOnLeft & { membership: OwnMembership }) {
  const { ask, isPending } = useAskToLeaveProject(membership, onLeft);
  const { name, company } = membership;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">
          <UserText lines={2}>{name}</UserText>
        </p>
        <p className="text-muted text-sm">
          <UserText lines={2}>{invitationTexts.to(company)}</UserText>
        </p>
      </div>
      <Button aria-label={texts.leaveNamed(name)} loading={isPending} onClick={() => void ask()}>
        {texts.leave}
      </Button>
    </li>
  );
}
