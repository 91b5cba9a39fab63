import type { RecordPiece } from '@faena/shared/schemas';
import { formatMoment, formatTime } from '@/lib/format-moment.ts';
import { formatHours } from '@/lib/format-payroll.ts';
import type { Money } from '@/lib/money.ts';
import { recordTexts } from '../texts/records.ts';

const texts = recordTexts.price;
const HOUR_MS = 3_600_000;

type PriceEntryProps = {
  piece: RecordPiece;
  timeZone: string;
  money: Money;
};

/** A piece of a record: its times, hours, rate and cost. */
export function PriceEntry({ piece, timeZone, money }: PriceEntryProps) {
  const { startTime, endTime, hourlyRate, cost } = piece;
  const hours = formatHours((Date.parse(endTime) - Date.parse(startTime)) / HOUR_MS);
  return (
    <li className="tabular flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2">
      <span>{texts.stretch(formatMoment(startTime, timeZone), formatTime(endTime, timeZone))}</span>
      <span className="ml-auto whitespace-nowrap text-right">
        <span className="text-muted">
          {hourlyRate === null
            ? texts.hoursWithout(hours)
            : texts.hoursAt(hours, texts.rate(money.format(hourlyRate)))}
        </span>{' '}
        {cost !== null && <span className="font-medium">{money.format(cost)}</span>}
      </span>
    </li>
  );
}
