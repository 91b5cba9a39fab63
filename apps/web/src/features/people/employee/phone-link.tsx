import { linkTo } from '@faena/shared/link-to';
import type { Employee, NewDeviceLink } from '@faena/shared/schemas';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { firstNameOf } from '@/lib/first-name.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { internationalPhone } from '@/lib/international-phone.ts';
import { language } from '@/lib/language.ts';
import { messageOf } from '@/texts/wording.ts';
import { AnchorButton } from '@/ui/anchor-button.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Secret } from '@/ui/secret.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { employeeTexts } from '../texts/employees.ts';
import { phoneMessages } from '../texts/phone-message.ts';
import { useMakeDeviceLink } from './changes.ts';

const texts = employeeTexts.phone;
const QrCode = lazy(() => import('@/ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** Makes the link by which an employee's phone marks, to send, copy or show as a code (MARK-20). */
export function PhoneLink({ employee }: { employee: Employee }) {
  const make = useMakeDeviceLink(employee._id);
  const made = make.isPending ? undefined : make.data;
  return (
    <Card className="mt-6 grid max-w-2xl justify-items-start gap-3 p-4 sm:p-6">
      <h2 className="font-semibold">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      {make.error && !make.isPending && (
        <Notice tone="danger">{messageOf(make.error, texts.failed, 'es')}</Notice>
      )}
      {made && <Ways employee={employee} made={made} />}
      <Button loading={make.isPending} onClick={() => make.mutate(null)}>
        {make.isPending ? texts.making : made ? texts.renew : texts.make}
      </Button>
    </Card>
  );
}

type WaysProps = { employee: Employee; made: NewDeviceLink };

function Ways({ employee: { fullname, username, phone }, made }: WaysProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const url = window.location.origin + linkTo('/telefono', made.token, made.language);
  const name = firstNameOf(fullname) || username;
  const message = encodeURIComponent(phoneMessages[made.language ?? language].message(name, url));
  return (
    <div className="grid w-full gap-3">
      <AnchorButton
        href={`https://wa.me/${internationalPhone(phone, timeZone)}?text=${message}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="primary"
        className="justify-self-start"
      >
        <MessageCircle aria-hidden strokeWidth={1.75} />
        {texts.whatsApp}
      </AnchorButton>
      <Secret label={texts.link} value={url} copyLabel={texts.copy} copiedLabel={texts.copied} />
      <Suspense fallback={<Skeleton className="size-44" />}>
        <QrCode text={url} label={texts.qr} />
      </Suspense>
      <p className="text-muted">{texts.until(formatMoment(made.expiresAt, timeZone))}</p>
    </div>
  );
}
