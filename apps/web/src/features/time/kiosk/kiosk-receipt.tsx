import { formatTime } from '@/lib/format-moment.ts';
import { cn } from '@/ui/cn.ts';
import { UserText } from '@/ui/user-text.tsx';
import { stateOf } from '../marks/follow-marks.ts';
import { kioskTexts as texts } from '../texts/kiosk.ts';
import { markTexts } from '../texts/marks.ts';
import type { KioskPerson } from './kiosk-store.ts';
import type { KioskPress } from './use-kiosk.ts';

type KioskReceiptProps = { press: KioskPress; people: readonly KioskPerson[] };

/** The outcome of the last press; without an answer it claims no PIN right (KIOSK-9). */
export function KioskReceipt({ press: { entry, receipt }, people }: KioskReceiptProps) {
  const person = people.find(({ _id }) => _id === entry.mark.personId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = formatTime(receipt?.at ?? new Date(entry.at).toISOString(), timeZone);
  const fault =
    receipt?.reason === 'pin_wrong' ? texts.wrong : receipt?.reason === 'pin_paused' ? texts.paused : null;
  const state = receipt ? markTexts.state[stateOf(receipt)] : texts.kept;
  return (
    <div role="status" className="grid min-h-64 content-center justify-items-center gap-2 text-center">
      {person && (
        <p className="text-xl">
          <UserText>{person.fullname}</UserText>
        </p>
      )}
      <p className={cn('font-semibold text-2xl', fault ? 'text-danger' : 'text-ok')}>
        {fault ?? markTexts.receipt(markTexts.pressed[entry.mark.kind](at), state)}
      </p>
    </div>
  );
}
