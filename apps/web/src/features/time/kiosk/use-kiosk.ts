import type { MarkKind } from '@faena/shared/domain';
import type { MarkReceipt } from '@faena/shared/schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client.ts';
import { connection } from '@/lib/connection.ts';
import { reportError } from '@/lib/report.ts';
import { askForSync } from '../marks/ask-for-sync.ts';
import { makeMarks } from '../marks/make-marks.ts';
import { hearMarks } from '../marks/marks-channel.ts';
import { postMarks, sendKept } from '../marks/send-marks.ts';
import { type QueuedMark, RETRY_MS, readDevice, readQueue } from '../marks/store.ts';
import type { KioskPerson, OwnKiosk } from './kiosk-store.ts';
import { sealPin } from './seal-pin.ts';
import { sendKiosk } from './send-kiosk.ts';

/** How long a receipt shows before the next person's turn. */
const RECEIPT_MS = 5_000;

/** The last press at this kiosk; without a receipt only the tablet has it. */
export interface KioskPress {
  readonly entry: QueuedMark;
  readonly receipt: MarkReceipt | null;
}

/** A kiosk that goes on sending its marks and reading its people, every 30 seconds and with each network. */
export function useKiosk(linked: OwnKiosk) {
  const [kiosk, setKiosk] = useState(linked);
  const [waiting, setWaiting] = useState<readonly QueuedMark[]>([]);
  const [press, setPress] = useState<KioskPress | null>(null);
  const [isEnded, setIsEnded] = useState(false);
  const sending = useRef<Promise<void> | null>(null);

  // Marks of an earlier kiosk of this tablet count too.
  const readWaiting = async () => setWaiting(await readQueue());

  function hear(receipts: readonly MarkReceipt[]): void {
    setPress((last) => {
      const receipt = receipts.find(({ id }) => id === last?.entry.id);
      return last && receipt ? { ...last, receipt } : last;
    });
    void readWaiting().catch(reportError);
  }

  async function sendNow(): Promise<void> {
    try {
      setKiosk(await sendKiosk(kiosk, hear));
      setIsEnded(false);
    } catch (error) {
      // The next try follows by itself.
      if (error instanceof ApiError && error.status === 404) setIsEnded(true);
      else if (error instanceof ApiError) reportError(error);
    }
    // Marks of an earlier kiosk of this tablet; after a failure the next try follows by itself.
    await sendKept(postMarks, { exceptOf: kiosk._id }).catch(() => undefined);
    await readWaiting().catch(reportError);
  }

  function send(): Promise<void> {
    sending.current ??= sendNow().finally(() => {
      sending.current = null;
    });
    return sending.current;
  }

  /** A request under way lacks the marks made during it, and one from before the network may still fail. */
  const sendAfter = () => Promise.resolve(sending.current).then(send);

  const follow = useEffectEvent(() => {
    void readWaiting().catch(reportError);
    void sendAfter();
  });
  const hearOf = useEffectEvent((whose: string, receipts: readonly MarkReceipt[]) => {
    if (whose === kiosk._id) hear(receipts);
  });
  useEffect(() => {
    follow();
    const sendAgain = () => follow();
    connection.addEventListener('online', sendAgain);
    const timer = setInterval(sendAgain, RETRY_MS);
    // The worker sends too (PHONE-25).
    const stopHearing = hearMarks(({ personId, receipts = [] }) => hearOf(personId, receipts));
    return () => {
      connection.removeEventListener('online', sendAgain);
      clearInterval(timer);
      stopHearing();
    };
  }, []);

  const pressId = press?.entry.id;
  useEffect(() => {
    if (!pressId) return;
    const timer = setTimeout(() => setPress(null), RECEIPT_MS);
    return () => clearTimeout(timer);
  }, [pressId]);

  /** Stores a press with its sealed PIN durably, then sends it. @throws the error of the browser's database */
  async function mark({ _id }: KioskPerson, kind: MarkKind, pin: string): Promise<void> {
    const device = await readDevice(kiosk._id);
    if (!device) throw new Error('A kiosk without a key');
    const { entries } = await makeMarks(device, [
      {
        kind,
        whose: { personId: _id, projectId: kiosk.project._id },
        seal: (markId) => sealPin(pin, markId, kiosk.pinKey),
      },
    ]);
    const [entry] = entries;
    if (entry) setPress({ entry, receipt: null });
    await readWaiting();
    void askForSync().catch(reportError);
    void sendAfter();
  }

  return { kiosk, waiting, press, isEnded, mark };
}
