import { ChangePasswordForm } from '@/features/account/index.ts';
import { accountTexts } from '@/texts/account.ts';
import { sessionTexts } from '@/texts/session.ts';
import { DemandedLayout } from '../../frame/demanded-layout.tsx';

/** /change-password: a temporary password must be replaced before anything else (SESSION-20). */
export function Component() {
  return (
    <DemandedLayout texts={sessionTexts.forcedChange}>
      {(ways) => <ChangePasswordForm doneLabel={accountTexts.password.goOn} {...ways} />}
    </DemandedLayout>
  );
}
