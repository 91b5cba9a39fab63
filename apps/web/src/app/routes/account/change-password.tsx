import { accountTexts, ChangePasswordForm, passwordTexts } from '@/features/account/index.ts';
import { DemandedLayout } from '../../frame/demanded-layout.tsx';

/** /change-password: a temporary password must be replaced before anything else (SESSION-20). */
export function Component() {
  return (
    <DemandedLayout texts={passwordTexts.forcedChange}>
      {(ways) => <ChangePasswordForm doneLabel={accountTexts.password.goOn} {...ways} />}
    </DemandedLayout>
  );
}
