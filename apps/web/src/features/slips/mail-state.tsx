import type { RunAnswer, SlipMail } from '@faena/shared/schemas';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { MailAgainDialog } from './mail-again-dialog.tsx';
import type { MailGroups } from './mail-groups.ts';
import type { useSendMails } from './requests.ts';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts.mails;

type SendMails = ReturnType<typeof useSendMails>;

/** 'Enviar por correo': mails everybody without a mail; once all have one, only those whose mail failed (ANSWER-5). */
export function MailButton({ groups, send }: { groups: MailGroups; send: SendMails }) {
  const { toSend, refused, unreachable, sent } = groups;
  if (toSend.length === 0) return null;
  const isRetry = toSend.length <= refused.length + unreachable.length && sent.length > 0;
  return (
    <Button variant="primary" loading={send.isPending} onClick={() => send.mutate({})}>
      <Mail aria-hidden strokeWidth={1.75} />
      {isRetry ? texts.retry(toSend.length) : texts.send(toSend.length)}
    </Button>
  );
}

type MailStateProps = { groups: MailGroups; send: SendMails; available: boolean; timeZone: string };

/** The state of the mails: accepted by the mail server, or not. */
export function MailState({ groups, send, available, timeZone }: MailStateProps) {
  const [again, setAgain] = useState(false);
  const { waiting, sent, refused, unreachable, without, toSendAgain } = groups;
  if (!available) return <p className="text-muted text-sm">{texts.unavailable}</p>;
  const count = (of: readonly RunAnswer[], text: (count: number) => string) =>
    of.length > 0 && <span>{text(of.length)}</span>;
  return (
    <>
      {send.error && <Notice tone="danger">{messageOf(send.error, texts.failed, 'es')}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p role="status" className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          {waiting.length > 0 && (
            <span className="flex items-center gap-2">
              <Spinner />
              {texts.waiting(waiting.length)}
            </span>
          )}
          {count(sent, texts.handed)}
          {count(without, texts.without)}
        </p>
        <p role="status" className="tabular flex flex-wrap gap-x-4 gap-y-1 text-danger">
          {count(refused, texts.refused)}
          {count(unreachable, texts.unreachable)}
        </p>
        {toSendAgain.length > 0 && waiting.length === 0 && (
          <Button variant="ghost" onClick={() => setAgain(true)}>
            {texts.again}
          </Button>
        )}
      </div>
      {again && (
        <MailAgainDialog
          groups={groups}
          timeZone={timeZone}
          onSend={(people) => {
            setAgain(false);
            send.mutate({ slips: people.map(({ _id }) => _id) });
          }}
          onClose={() => setAgain(false)}
        />
      )}
    </>
  );
}

/** The state of one person's mail, in their row. */
export function MailNote({ mail, timeZone }: { mail: SlipMail; timeZone: string }) {
  const { state, sentAt, failure } = mail;
  if (state === 'failed') {
    // The missing address already shows elsewhere.
    if (failure === 'no_address') return null;
    return <span className="text-danger text-sm">{texts.failures[failure ?? 'unreachable']}</span>;
  }
  const text =
    state === 'waiting' ? texts.underWay : texts.sentAt(sentAt ? formatMoment(sentAt, timeZone) : '');
  return <span className="tabular text-muted text-sm">{text}</span>;
}
