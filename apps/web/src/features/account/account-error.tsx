import { Button } from '@/ui/button.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { useLogOut } from './session/log-out.ts';
import { accountTexts as texts } from './texts/account.ts';

/** Shown when the account cannot be read. Try Again reads it again; Go to Login ends the session (ACCOUNT-5). */
export function AccountError({ message }: { message: string }) {
  const logOut = useLogOut();
  return (
    <ErrorState
      title={message}
      safe={texts.loadSafe}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
          <Button onClick={logOut}>{texts.goToLogin}</Button>
        </>
      }
    />
  );
}
