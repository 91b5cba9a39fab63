import type { NewSlipLink, RunAnswer } from '@faena/shared/schemas';
import { Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { messageOf } from '@/texts/wording.ts';
import { AnchorButton } from '@/ui/anchor-button.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Part } from '@/ui/part.tsx';
import { Secret } from '@/ui/secret.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { type useMakeLink, useRevokeLink } from './requests.ts';
import { linkOf, type SlipSender, shareLinks } from './share-links.ts';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts.send;
const loadQrCode = () => import('@/ui/qr-code.tsx').then(({ QrCode }) => QrCode);

type Make = ReturnType<typeof useMakeLink>;

type SendDialogProps = {
  /** The receivers, one after another. */
  people: readonly RunAnswer[];
  sender: SlipSender;
  make: Make;
  onClose: () => void;
};

/**
 * Makes a link for a person without one. An existing link is never replaced without a request, because nobody can read
 * it again.
 */
export function beginLink(person: RunAnswer | undefined, make: Make): void {
  if (person && !person.link) make.mutate(person._id);
}

/** 'Enviar boleta': the private link of a slip, to send by WhatsApp or mail, to copy, or as a code (ANSWER-3). */
export function SendDialog({ people, sender, make, onClose }: SendDialogProps) {
  const [at, setAt] = useState(0);
  const person = people[at];
  if (!person) return null;
  const made = make.variables === person._id && !make.isPending ? make.data : undefined;
  const next = people[at + 1];

  function goOn(): void {
    setAt(at + 1);
    beginLink(next, make);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.action}
      description={texts.description(
        person.fullname || person.username,
        people.length > 1 ? texts.position(at + 1, people.length) : '',
      )}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {next && (
            <Button variant="primary" onClick={goOn}>
              {texts.next}
            </Button>
          )}
        </>
      }
    >
      {made ? (
        <Ways key={made.token} person={person} made={made} sender={sender} />
      ) : (
        <Unmade key={person._id} person={person} make={make} timeZone={sender.timeZone} />
      )}
    </Dialog>
  );
}

type UnmadeProps = { person: RunAnswer; make: Make; timeZone: string };

function Unmade({ person, make, timeZone }: UnmadeProps) {
  const isOwn = make.variables === person._id;
  const revoke = useRevokeLink();
  if (isOwn && make.isPending) {
    return (
      <div role="status" className="grid gap-2">
        <p className="text-muted">{texts.making}</p>
        <Skeleton className="h-24 rounded-card" />
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      {isOwn && make.error && <Notice tone="danger">{messageOf(make.error, texts.failed, 'es')}</Notice>}
      {revoke.isSuccess && <Notice tone="ok">{texts.revoked}</Notice>}
      {!revoke.isSuccess && person.link && <p>{texts.has(formatMoment(person.link.expiresAt, timeZone))}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => make.mutate(person._id)}>
          {person.link ? texts.renew : texts.retry}
        </Button>
        {person.link && !revoke.isSuccess && <Revoke slipId={person._id} revoke={revoke} />}
      </div>
    </div>
  );
}

type WaysProps = { person: RunAnswer; made: NewSlipLink; sender: SlipSender };

function Ways({ person, made, sender }: WaysProps) {
  const url = linkOf(made);
  const { whatsApp, mail } = shareLinks(person, sender, made);
  const revoke = useRevokeLink();
  if (revoke.isSuccess) return <Notice tone="ok">{texts.revoked}</Notice>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <AnchorButton href={whatsApp} target="_blank" rel="noopener noreferrer" variant="primary">
          <MessageCircle aria-hidden strokeWidth={1.75} />
          {texts.whatsApp}
        </AnchorButton>
        <AnchorButton href={mail} rel="noreferrer">
          <Mail aria-hidden strokeWidth={1.75} />
          {texts.mail}
        </AnchorButton>
      </div>
      <Secret label={texts.link} value={url} copyLabel={texts.copy} copiedLabel={texts.copied} />
      <p className="text-muted text-sm">{texts.validUntil(formatMoment(made.expiresAt, sender.timeZone))}</p>
      <Part load={loadQrCode} waiting={<Skeleton className="size-44" />}>
        {(QrCode) => <QrCode text={url} label={texts.qr} />}
      </Part>
      <Revoke slipId={person._id} revoke={revoke} />
    </div>
  );
}

type RevokeProps = { slipId: string; revoke: ReturnType<typeof useRevokeLink> };

function Revoke({ slipId, revoke }: RevokeProps) {
  return (
    <div className="grid justify-items-start gap-2">
      {revoke.error && <Notice tone="danger">{messageOf(revoke.error, texts.revokeFailed, 'es')}</Notice>}
      <Button variant="ghost" loading={revoke.isPending} onClick={() => revoke.mutate(slipId)}>
        {texts.revoke}
      </Button>
    </div>
  );
}
