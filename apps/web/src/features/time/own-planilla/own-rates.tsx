import type { Rate } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';

const texts = ownPlanillaTexts.planilla;

/** The person's rates, the latest first, folded at first (RATE-1). */
export function OwnRates({ rates, timeZone }: { rates: readonly Rate[]; timeZone: string }) {
  const { format } = useMoney();
  return (
    <Disclosure label={texts.ownRates}>
      <ul className="grid gap-2">
        {rates.map(({ _id, hourlyRate, from, note }) => (
          <li key={_id} className="tabular flex flex-wrap gap-x-3">
            <span className="font-medium">{hourlyRate > 0 ? format(hourlyRate) : texts.noRate}</span>
            <span className="text-muted">{texts.since(formatMoment(from, timeZone))}</span>
            {note && <UserText lines={2}>{note}</UserText>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
