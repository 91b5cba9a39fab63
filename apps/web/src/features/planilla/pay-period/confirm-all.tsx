import { MAX_RECORDS_AT_ONCE } from '@faena/shared/domain';
import type { PayPoint, WorkRecord } from '@faena/shared/schemas';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { TogetherDialog, useReadAgain } from '@/features/time/index.ts';
import { Button } from '@/ui/button.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.review;

/** Confirms all records of these points for one reason (TIME-42). It reads them first, because a request names versions. */
export function ConfirmAll({ points, timeZone }: { points: readonly PayPoint[]; timeZone: string }) {
  const together = points.slice(0, MAX_RECORDS_AT_ONCE);
  const [first] = together;
  const read = useReadAgain(first?.employeeId ?? '');
  const [records, setRecords] = useState<readonly WorkRecord[] | 'reading' | null>(null);

  function open(): void {
    setRecords('reading');
    read(together.flatMap(({ recordId }) => recordId ?? [])).then(setRecords, (error) => {
      setRecords(null);
      quietFailure(payPeriodTexts.details.failed)(error);
    });
  }

  return (
    <>
      <Button loading={records === 'reading'} onClick={open}>
        <Check aria-hidden strokeWidth={1.75} />
        {texts.confirmAll(together.length)}
      </Button>
      {Array.isArray(records) && (
        <TogetherDialog
          employeeId={first?.employeeId ?? ''}
          verb="confirm"
          records={records}
          timeZone={timeZone}
          onDone={() => undefined}
          onClose={() => setRecords(null)}
        />
      )}
    </>
  );
}
