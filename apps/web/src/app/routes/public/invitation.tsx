import { OpenedInvitation, useAcceptInvitation } from '@/features/account-invitation/index.ts';
import { accountInvitationTexts } from '@/texts/account-invitations.ts';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = accountInvitationTexts.opened;

/** /invitation: what the link of an invitation opens, for nobody's index and nobody's referrer (INVITE-3). */
export function Component() {
  const accept = useAcceptInvitation();
  return (
    <NarrowLayout title={accept.data ? texts.doneTitle : texts.title}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OpenedInvitation accept={accept} />
    </NarrowLayout>
  );
}
