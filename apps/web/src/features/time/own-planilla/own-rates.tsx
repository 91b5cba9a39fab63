import type { Rate } from '@faena/shared/schemas';
import { formatRateStart } from '@/lib/format-moment.ts';
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
        {rates.map((rate) => (
          <li key={rate._id} className="tabular flex flex-wrap gap-x-3">
            <span className="font-medium">
              {rate.hourlyRate > 0 ? format(rate.hourlyRate) : texts.noRate}
            </span>
            <span className="text-muted">{texts.since(formatRateStart(rate, timeZone))}</span>
            {rate.note && <UserText lines={2}>{rate.note}</UserText>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
