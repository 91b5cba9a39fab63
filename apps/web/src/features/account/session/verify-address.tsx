import type { OpenedVerification } from '@faena/shared/schemas';
import { formatDay } from '@/lib/format-moment.ts';
import { readSession } from '@/lib/session.ts';
import { useLinkToken } from '@/lib/use-link-token.ts';
import { messageOf, wordSuccess } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { OpenedLink } from '@/ui/opened-link.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { verifyEmailTexts } from '../texts/verify-email.ts';
import {
  type DeclineAddressMutation,
  useOpenedVerification,
  type VerifyAddressMutation,
} from './requests.ts';

const texts = verifyEmailTexts;

type VerifyAddressProps = { verify: VerifyAddressMutation; decline: DeclineAddressMutation };

/**
 * The page of a verification link: the account, and a question whose it is (EMAIL-1, EMAIL-5). It waits for a press,
 * because mail scanners open links too.
 */
export function VerifyAddress({ verify, decline }: VerifyAddressProps) {
  const token = useLinkToken('verifyToken');
  const query = useOpenedVerification(verify.isSuccess || decline.isSuccess ? '' : token);
  if (verify.data) return <Done message={wordSuccess(verify.data.message, texts.done)} />;
  if (decline.data) return <Done message={texts.declined} />;
  // Ignores the error of an earlier link in this tab.
  const problems = [verify, decline].map(({ variables, error }) => variables === token && error);
  return (
    // The account page sends another link. Signed-out people reach it by the login.
    <OpenedLink token={token} errors={[query.error, ...problems]} texts={texts} action={<ToAccount />}>
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.loadFailed}
        safe={texts.safe}
        skeleton={<Skeleton className="h-60 rounded-card" />}
      >
        {(account) => <Question token={token} account={account} verify={verify} decline={decline} />}
      </QueryState>
    </OpenedLink>
  );
}

type QuestionProps = VerifyAddressProps & { token: string; account: OpenedVerification };

function Question({ token, account, verify, decline }: QuestionProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const pending = verify.isPending || decline.isPending;
  return (
    <div className="grid gap-4">
      {!pending && verify.error && verify.variables === token && (
        <Notice tone="danger">{messageOf(verify.error, texts.failed)}</Notice>
      )}
      {!pending && decline.error && decline.variables === token && (
        <Notice tone="danger">{messageOf(decline.error, texts.declineFailed)}</Notice>
      )}
      <p>{texts.lead}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{texts.username}</dt>
        <dd className="wrap-anywhere font-medium">{account.username}</dd>
        <dt className="text-muted">{texts.created}</dt>
        <dd>{formatDay(account.createdAt, timeZone)}</dd>
      </dl>
      <p className="text-muted">{texts.leadHint}</p>
      <Button
        variant="primary"
        className="w-full"
        loading={verify.isPending}
        disabled={decline.isPending}
        onClick={() => verify.mutate(token)}
      >
        {verify.isPending ? texts.pending : texts.submit}
      </Button>
      <Button
        className="w-full"
        loading={decline.isPending}
        disabled={verify.isPending}
        onClick={() => decline.mutate(token)}
      >
        {decline.isPending ? texts.declining : texts.decline}
      </Button>
    </div>
  );
}

function Done({ message }: { message: string }) {
  const onward = readSession()
    ? { to: '/account', label: texts.account }
    : { to: '/login', label: texts.login };
  return (
    <div className="grid gap-4">
      <Notice tone="ok">{message}</Notice>
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
