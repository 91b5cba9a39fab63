import type { PayPoint, WorkRecord } from '@faena/shared/schemas';
import { useState } from 'react';
import { RecordDialog, StopRecordDialog, useConfirmRecord, useReadAgain } from '@/features/time/index.ts';
import { Button } from '@/ui/button.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.review;
const VERBS = {
  running: ['stop'],
  review: ['confirm', 'correct'],
  unpriced: [],
  request: [],
  negative: [],
} as const;
type Verb = 'stop' | 'confirm' | 'correct';

type RecordPointButtonsProps = { point: PayPoint; what: string; timeZone: string };

/** The actions that settle a blocking record. It loads the record on a click, because a list may have hundreds. */
export function RecordPointButtons({ point, what, timeZone }: RecordPointButtonsProps) {
  const { employeeId, recordId, kind } = point;
  const read = useReadAgain(employeeId);
  const { mutate: confirm, isPending } = useConfirmRecord(employeeId);
  const [reading, setReading] = useState<Verb | null>(null);
  const [asking, setAsking] = useState<{ verb: Verb; record: WorkRecord } | null>(null);
  const shared = { employeeId, timeZone, onClose: () => setAsking(null) };

  async function press(verb: Verb): Promise<void> {
    if (recordId === null) return;
    setReading(verb);
    try {
      const [record] = await read([recordId]);
      if (!record) return;
      if (verb === 'confirm') confirm(record);
      else setAsking({ verb, record });
    } catch (error) {
      quietFailure(payPeriodTexts.details.failed)(error);
    } finally {
      setReading(null);
    }
  }

  return (
    <>
      {VERBS[kind].map((verb) => (
        <Button
          key={verb}
          aria-label={texts.of(texts[verb], what)}
          loading={reading === verb || (verb === 'confirm' && isPending)}
          onClick={() => void press(verb)}
        >
          {texts[verb]}
        </Button>
      ))}
      {asking?.verb === 'stop' && <StopRecordDialog {...shared} record={asking.record} />}
      {asking?.verb === 'correct' && (
        <RecordDialog {...shared} record={asking.record} day="" onSaved={() => undefined} />
      )}
    </>
  );
}
