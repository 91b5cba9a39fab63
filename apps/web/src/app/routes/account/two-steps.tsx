import { useNavigate } from 'react-router-dom';
import { useLogOut } from '@/features/session/index.ts';
import { SetUp } from '@/features/two-steps/index.ts';
import { homeOf, readSession } from '@/lib/session.ts';
import { twoStepsTexts } from '@/texts/two-steps.ts';
import { Button } from '@/ui/button.tsx';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = twoStepsTexts.demanded;

/** /two-steps: where two steps are demanded of a role, they are set up before anything else (TWOSTEP-4). */
export function Component() {
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <NarrowLayout title={texts.title} lead={texts.lead}>
      <SetUp
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
