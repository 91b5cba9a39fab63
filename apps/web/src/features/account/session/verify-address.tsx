import { readSession } from '@/lib/session.ts';
import { useLinkToken } from '@/lib/use-link-token.ts';
import { messageOf, wordSuccess } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { OpenedLink } from '@/ui/opened-link.tsx';
import { verifyEmailTexts } from '../texts/verify-email.ts';
import type { VerifyAddressMutation } from './requests.ts';

const texts = verifyEmailTexts;

/** The page of a verification link (EMAIL-1). It waits for a press: programs that look into mails open links, too. */
export function VerifyAddress({ verify }: { verify: VerifyAddressMutation }) {
  const token = useLinkToken('verifyToken');
  if (verify.data) return <Done message={verify.data.message} />;
  // Another link may be opened in the same tab.
  const problem = verify.variables === token && verify.error;
  return (
    // The account page sends another link; signed-out people get there by the login.
    <OpenedLink token={token} errors={[problem]} texts={texts} action={<ToAccount />}>
      <div className="grid gap-4">
        {problem && !verify.isPending && <Notice tone="danger">{messageOf(problem, texts.failed)}</Notice>}
        <p className="text-muted">{texts.lead}</p>
        <Button
          variant="primary"
          className="w-full"
          loading={verify.isPending}
          onClick={() => verify.mutate(token)}
        >
          {verify.isPending ? texts.pending : texts.submit}
        </Button>
      </div>
    </OpenedLink>
  );
}

function Done({ message }: { message: string }) {
  const onward = readSession()
    ? { to: '/account', label: texts.account }
    : { to: '/login', label: texts.login };
  return (
    <div className="grid gap-4">
      <Notice tone="ok">{wordSuccess(message, texts.done)}</Notice>
      <LinkButton to={onward.to} variant="primary" className="w-full">
        {onward.label}
      </LinkButton>
    </div>
  );
}

function ToAccount() {
  return (
    <LinkButton to="/account" variant="primary">
      {texts.account}
    </LinkButton>
  );
}
