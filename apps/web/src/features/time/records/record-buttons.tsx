import type { WorkRecord } from '@faena/shared/schemas';
import { useState } from 'react';
import { type TogetherVerb, useConfirmRecord } from '../requests.ts';
import { isPaid } from './become.ts';
import { AdjustDialog, RecordDialog, SplitDialog, StopRecordDialog, TogetherDialog } from './dialogs.ts';
import { RecordActions } from './record-actions.tsx';

type RecordButtonsProps = { record: WorkRecord; timeZone: string };

/** All of a manager's actions on one record, with their windows. */
export function RecordButtons({ record, timeZone }: RecordButtonsProps) {
  const [asking, setAsking] = useState<'stop' | 'correct' | 'split' | TogetherVerb | null>(null);
  const { employeeId } = record;
  const { mutate: confirm } = useConfirmRecord(employeeId);
  const shared = { employeeId, timeZone, onClose: () => setAsking(null) };
  return (
    <>
      <RecordActions
        record={record}
        timeZone={timeZone}
        onStop={() => setAsking('stop')}
        onCorrect={() => setAsking('correct')}
        onSplit={() => setAsking('split')}
        onVoid={() => setAsking('void')}
        onUnvoid={() => setAsking('unvoid')}
        onConfirm={() => confirm(record)}
      />
      {asking === 'stop' && <StopRecordDialog {...shared} record={record} />}
      {asking === 'split' && <SplitDialog {...shared} record={record} />}
      {isPaid(record) && (asking === 'correct' || asking === 'void') && (
        <AdjustDialog record={record} verb={asking} timeZone={timeZone} onClose={shared.onClose} />
      )}
      {asking === 'correct' && !isPaid(record) && (
        <RecordDialog {...shared} record={record} day="" onSaved={() => undefined} />
      )}
      {(asking === 'void' || asking === 'unvoid') && !isPaid(record) && (
        <TogetherDialog {...shared} verb={asking} records={[record]} onDone={() => undefined} />
      )}
    </>
  );
}
