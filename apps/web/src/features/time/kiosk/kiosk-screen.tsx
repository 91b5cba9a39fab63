import type { MarkKind } from '@faena/shared/domain';
import { useEffect, useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { Notice } from '@/ui/notice.tsx';
import { useConnectionNote } from '@/ui/use-connection-note.ts';
import { kioskTexts as texts } from '../texts/kiosk.ts';
import { keepKioskFiles } from './keep-kiosk-files.ts';
import { KioskFaces } from './kiosk-faces.tsx';
import { KioskReceipt } from './kiosk-receipt.tsx';
import type { KioskPerson, OwnKiosk } from './kiosk-store.ts';
import { PinPad } from './pin-pad.tsx';
import { useKiosk } from './use-kiosk.ts';

/** A kiosk: the faces of its people, then the PIN of one, then the receipt (KIOSK-9). */
export function KioskScreen({ linked }: { linked: OwnKiosk }) {
  const { kiosk, waiting, press, isEnded, mark } = useKiosk(linked);
  const [chosen, setChosen] = useState<KioskPerson | null>(null);
  const [isUnstored, setIsUnstored] = useState(false);
  useConnectionNote(texts.marksAreKept, { waits: true });

  useEffect(() => void keepKioskFiles(), []);

  async function pressAs(person: KioskPerson, kind: MarkKind, pin: string): Promise<void> {
    setChosen(null);
    setIsUnstored(false);
    try {
      await mark(person, kind, pin);
    } catch (error) {
      reportError(error);
      setIsUnstored(true);
    }
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="wrap-anywhere font-semibold text-lg">{kiosk.project.name}</h2>
        <p className="text-muted">{kiosk.companyName}</p>
        {waiting.length > 0 && <p className="text-warn">{texts.waiting(waiting.length)}</p>}
      </div>
      {isEnded && <Notice tone="warn">{texts.ended}</Notice>}
      {isUnstored && <Notice tone="danger">{texts.notStored}</Notice>}
      {press ? (
        <KioskReceipt press={press} people={kiosk.people} />
      ) : isEnded ? null : chosen ? (
        <PinPad
          person={chosen}
          waiting={waiting}
          tries={kiosk.tries[chosen._id]}
          onBack={() => setChosen(null)}
          onPress={(kind, pin) => void pressAs(chosen, kind, pin)}
        />
      ) : (
        <KioskFaces people={kiosk.people} onChoose={setChosen} />
      )}
    </div>
  );
}
