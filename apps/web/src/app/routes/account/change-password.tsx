import { useNavigate } from 'react-router-dom';
import { ChangePasswordForm } from '@/features/account/index.ts';
import { useLogOut } from '@/features/session/index.ts';
import { homeOf, readSession } from '@/lib/session.ts';
import { accountTexts } from '@/texts/account.ts';
import { sessionTexts } from '@/texts/session.ts';
import { Button } from '@/ui/button.tsx';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = sessionTexts.forcedChange;

/** /change-password: a temporary password must be replaced before anything else (SESSION-20). */
export function Component() {
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <NarrowLayout title={texts.title} lead={texts.lead}>
      <ChangePasswordForm
        doneLabel={accountTexts.password.goOn}
        onDone={() => navigate(homeOf(readSession()?.roleId ?? 0), { replace: true })}
        cancel={
          <Button variant="ghost" onClick={logOut}>
            {texts.logOut}
          </Button>
        }
      />
    </NarrowLayout>
  );
}
