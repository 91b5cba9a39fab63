import type { WorkRecord } from '@faena/shared/schemas';
import { Activity } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordEvidenceTexts as texts } from '../texts/record-evidence.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { RecordEvidence } from './record-evidence.tsx';

type EvidenceMarkProps = {
  record: WorkRecord;
  timeZone: string;
  /** The answer *A otra hora* of its own person. */
  otherTime?: ReactNode;
};

/** The mark of a record with evidence, which opens it (TIME-64). A record of an earlier version has none. */
export function EvidenceMark({ record, timeZone, otherTime }: EvidenceMarkProps) {
  if (!record.evidence) return null;
  return (
    <MarkDialog
      mark={texts.mark}
      icon={<Activity aria-hidden strokeWidth={1.75} />}
      className="gap-1"
      texts={texts}
      startTime={record.startTime}
      timeZone={timeZone}
    >
      <RecordEvidence record={record} timeZone={timeZone} otherTime={otherTime} />
    </MarkDialog>
  );
}
