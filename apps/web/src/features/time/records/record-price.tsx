import type { WorkRecord } from '@faena/shared/schemas';
import { type Money, useMoney } from '@/lib/money.ts';
import { recordTexts } from '../texts/records.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { PriceEntry } from './price-entry.tsx';

const texts = recordTexts.price;

type RecordPriceProps = {
  record: Pick<WorkRecord, 'startTime' | 'endTime' | 'voided' | 'hasPriorPrice' | 'pieces'>;
  timeZone: string;
};

/** The rates of a closed record; it opens the times and the cost of each (PAY-43). */
export function RecordPrice({ record, timeZone }: RecordPriceProps) {
  const money = useMoney();
  const { startTime, endTime, voided, hasPriorPrice, pieces } = record;
  if (!endTime || voided || pieces.length === 0) return null;
  const mark = [ratesIn(pieces, money), hasPriorPrice && texts.prior].filter(Boolean).join(' · ');
  return (
    <MarkDialog
      mark={mark}
      className="tabular font-normal"
      texts={texts}
      startTime={startTime}
      timeZone={timeZone}
    >
      {hasPriorPrice && <p className="mb-2 text-muted">{texts.priorHint}</p>}
      <ol className="grid divide-y divide-line">
        {pieces.map((piece) => (
          <PriceEntry key={piece.startTime} piece={piece} timeZone={timeZone} money={money} />
        ))}
      </ol>
    </MarkDialog>
  );
}

/** The rate of all pieces, or the number of rates. */
function ratesIn(pieces: WorkRecord['pieces'], money: Money): string {
  const rates = new Set(pieces.map(({ hourlyRate }) => hourlyRate));
  if (rates.size > 1) return texts.several(rates.size);
  const [rate = null] = rates;
  return rate === null ? texts.none : texts.rate(money.format(rate));
}
