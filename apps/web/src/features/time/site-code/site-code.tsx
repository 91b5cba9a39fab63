import { bytesOfWindow, codeDigits, codeWindowAt, SITE_CODE_STEP_MS } from '@faena/shared/domain';
import { useEffect, useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { serverLead, useServerNow } from '@/lib/server-clock.ts';
import { QrCode } from '@/ui/qr-code.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { siteCodeTexts as texts } from '../texts/site-code.ts';
import { addressOfCode } from './scanned-code.ts';
import { useSiteKey } from './use-site-key.ts';

const SECOND_MS = 1_000;

/** Shows the six digits of a site and their QR code. The device computes them every 30 seconds (MARK-29). */
export function SiteCode({ projectId }: { projectId: string }) {
  const key = useSiteKey(projectId);
  const now = useServerNow();
  const window = codeWindowAt(now);
  const digits = useDigits(typeof key === 'string' ? null : key, window);
  if (key === 'unreached' || key === 'off') {
    return <p className="text-warn">{key === 'off' ? texts.off : texts.needsSignal}</p>;
  }
  if (!digits) return <Skeleton className="h-64 rounded-card" />;
  const left = Math.ceil(((window + 1) * SITE_CODE_STEP_MS - now) / SECOND_MS);
  return (
    <div className="flex flex-col items-center gap-3 py-3 text-center">
      <p className="tabular whitespace-nowrap font-semibold text-[clamp(3rem,16vw,7rem)] leading-none">
        {`${digits.slice(0, 3)} ${digits.slice(3)}`}
      </p>
      <p className="tabular text-muted">{texts.left(left)}</p>
      <QrCode text={addressOfCode({ projectId, code: digits })} label={texts.qr} />
      {serverLead() === null && <p className="text-muted text-sm">{texts.wrongClock}</p>}
    </div>
  );
}

/** The digits of a window; those of the last one until they are computed. */
function useDigits(key: CryptoKey | null, window: number): string | null {
  const [digits, setDigits] = useState<string | null>(null);
  useEffect(() => {
    if (!key) return;
    let isOver = false;
    crypto.subtle
      .sign('HMAC', key, bytesOfWindow(window))
      .then((hmac) => !isOver && setDigits(codeDigits(new Uint8Array(hmac))), reportError);
    return () => {
      isOver = true;
    };
  }, [key, window]);
  return digits;
}
