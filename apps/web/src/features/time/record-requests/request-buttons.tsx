import type { RecordRequest } from '@faena/shared/schemas';
import { Check, MessageSquare, Pencil, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { Notice } from '@/ui/notice.tsx';
import { requestTexts } from '../texts/record-requests.ts';
import { useAcceptRequest, useWithdrawRequest } from './requests.ts';

const AcceptDialog = laterOpened(() =>
  import('./accept-dialog.tsx').then(({ AcceptDialog }) => AcceptDialog),
);

const DeclineDialog = laterOpened(() =>
  import('./decline-dialog.tsx').then(({ DeclineDialog }) => DeclineDialog),
);
const SayDialog = laterOpened(() => import('./say-dialog.tsx').then(({ SayDialog }) => SayDialog));

const texts = requestTexts;

type RequestButtonsProps = { request: RecordRequest; timeZone: string };

/** An employee's actions on their open request. */
export function OwnRequestButtons({ request, timeZone }: RequestButtonsProps) {
  const { mutate, isPending } = useWithdrawRequest(request.employee._id);
  const [failure, setFailure] = useState<string | null>(null);
  const moment = formatMoment(request.proposed.startTime, timeZone);
  return (
    <Buttons failure={failure}>
      <SayButton request={request} />
      <Button
        variant="ghost"
        loading={isPending}
        aria-label={texts.withdrawOf(moment)}
        onClick={() =>
          mutate(
            { id: request._id },
            { onError: (error) => setFailure(messageOf(error, texts.withdrawFailed, 'es')) },
          )
        }
      >
        <Undo2 aria-hidden strokeWidth={1.75} />
        {texts.withdraw}
      </Button>
    </Buttons>
  );
}

/** A manager's actions on an open request: accept it, change it, decline it, or reply. */
export function DecisionButtons({ request, timeZone }: RequestButtonsProps) {
  const accept = useAcceptRequest(request.employee._id);
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState<'otherwise' | 'decline' | null>(null);
  const { _id: id, proposed, record } = request;
  const moment = formatMoment(proposed.startTime, timeZone);
  const close = () => setAsking(null);
  return (
    <Buttons failure={failure}>
      <SayButton request={request} />
      <Button variant="ghost" aria-label={texts.decline.of(moment)} onClick={() => setAsking('decline')}>
        <X aria-hidden strokeWidth={1.75} />
        {texts.decline.action}
      </Button>
      <Button aria-label={texts.accept.otherwiseOf(moment)} onClick={() => setAsking('otherwise')}>
        <Pencil aria-hidden strokeWidth={1.75} />
        {texts.accept.otherwise}
      </Button>
      <Button
        aria-label={texts.accept.of(moment)}
        loading={accept.isPending}
        onClick={() =>
          accept.mutate(
            { id, body: record ? { version: record.version } : {} },
            { onError: (error) => setFailure(messageOf(error, texts.accept.failed, 'es')) },
          )
        }
      >
        <Check aria-hidden strokeWidth={1.75} />
        {texts.accept.action}
      </Button>
      {asking === 'otherwise' && <AcceptDialog request={request} timeZone={timeZone} onClose={close} />}
      {asking === 'decline' && <DeclineDialog request={request} onClose={close} />}
    </Buttons>
  );
}

function SayButton({ request }: { request: RecordRequest }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <MessageSquare aria-hidden strokeWidth={1.75} />
        {texts.say.action}
      </Button>
      {open && <SayDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

function Buttons({ failure, children }: { failure: string | null; children: ReactNode }) {
  return (
    <>
      {failure && (
        <div role="alert" className="mt-3">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap justify-end gap-2">{children}</div>
    </>
  );
}
