import { accountInvitationTexts, OpenedInvitation, useAcceptInvitation } from '@/features/account/index.ts';
import { LinkLayout } from '../../frame/link-layout.tsx';

const texts = accountInvitationTexts.opened;

/** /invitation: the page of an invitation's link (INVITE-3). */
export function Component() {
  const accept = useAcceptInvitation();
  return (
    <LinkLayout title={accept.data ? texts.doneTitle : texts.title}>
      <OpenedInvitation accept={accept} />
    </LinkLayout>
  );
}
