import { sessionTexts } from '@/features/account/index.ts';
import { homeOf, readSession } from '@/lib/session.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = sessionTexts.notAuthorized;

/** The page for a role that the guard excludes from an area (SCREEN-9). */
export function Component() {
  const session = readSession();
  return (
    <NarrowLayout title={texts.title} lead={texts.lead}>
      <LinkButton to={session ? homeOf(session.roleId) : '/login'} variant="primary">
        {session ? texts.home : texts.logIn}
      </LinkButton>
    </NarrowLayout>
  );
}
