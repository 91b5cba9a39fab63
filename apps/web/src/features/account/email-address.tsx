import type { EmailVerification } from '@faena/shared/schemas';
import { useState } from 'react';
import { ApiError } from '@/lib/client.ts';
import { formatTime } from '@/lib/format-moment.ts';
import { messageOf, wordSuccess } from '@/texts/wording.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useEmailVerification, useSendVerification } from './requests.ts';
import { accountTexts } from './texts/account.ts';

const texts = accountTexts.verification;

/** The e-mail address. Shows whether it is verified if the server sends mails (EMAIL-1). */
export function EmailAddress({ email }: { email: string }) {
  const { data: state } = useEmailVerification(email);
  if (!state?.available) return <UserText>{email}</UserText>;
  return <Verification email={email} state={state} />;
}

function Verification({ email, state }: { email: string; state: EmailVerification }) {
  const send = useSendVerification();
  /** The time at which the next link can be requested, after too many. */
  const [from, setFrom] = useState<string | null>(null);
  const onError = (error: Error) => setFrom(nextChance(error));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <UserText>{email}</UserText>
        <Badge tone={state.verified ? 'ok' : 'warn'}>
          {state.verified ? texts.verified : texts.unverified}
        </Badge>
        {!state.verified && (
          <Button loading={send.isPending} onClick={() => send.mutate(undefined, { onError })}>
            {send.isPending ? texts.sending : texts.send}
          </Button>
        )}
      </div>
      {!state.verified && !send.isPending && <Outcome send={send} from={from} />}
    </div>
  );
}

type OutcomeProps = { send: ReturnType<typeof useSendVerification>; from: string | null };

function Outcome({ send: { data, error }, from }: OutcomeProps) {
  if (data) return <Notice tone="ok">{`${wordSuccess(data.message, texts.sent)} ${texts.sentHint}`}</Notice>;
  if (!error) return null;
  if (from) return <Notice>{texts.enough(formatTime(from, HERE))}</Notice>;
  return <Notice tone="danger">{messageOf(error, texts.failed)}</Notice>;
}

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function nextChance(error: Error): string | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  // The text shows whole minutes. One more minute makes sure that the time has passed.
  const next = Date.now() + (error.retryAfter ?? 0) * 1_000 + 60_000;
  return new Date(next).toISOString();
}
