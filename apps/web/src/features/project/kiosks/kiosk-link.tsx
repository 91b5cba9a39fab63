import { linkTo } from '@faena/shared/link-to';
import { lazy, Suspense } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Secret } from '@/ui/secret.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { kioskTexts as texts } from '../texts/kiosks.ts';
import { useMakeKioskLink } from './requests.ts';

const QrCode = lazy(() => import('@/ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** Makes the link that makes a tablet a kiosk of the project, to copy or show as a code (KIOSK-1). */
export function KioskLink({ projectId }: { projectId: string }) {
  const { mutate, isPending, error, data } = useMakeKioskLink(projectId);
  const made = isPending ? undefined : data;
  const url = made && window.location.origin + linkTo('/tableta', made.token, null);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className="grid justify-items-start gap-3">
      {error && !isPending && <Notice tone="danger">{messageOf(error, texts.linkFailed, 'es')}</Notice>}
      {made && url && (
        <div className="grid w-full gap-3">
          <Secret label={texts.link} value={url} copyLabel={texts.copy} copiedLabel={texts.copied} />
          <Suspense fallback={<Skeleton className="size-44" />}>
            <QrCode text={url} label={texts.qr} />
          </Suspense>
          <p className="text-muted">{texts.until(formatMoment(made.expiresAt, timeZone))}</p>
        </div>
      )}
      <Button loading={isPending} onClick={() => mutate(null)}>
        {isPending ? texts.making : made ? texts.renew : texts.make}
      </Button>
    </div>
  );
}
