import type { WorkRecord } from '@faena/shared/schemas';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { recordEvidenceTexts as texts } from '../texts/record-evidence.ts';
import { Ask } from './ask-buttons.tsx';

/** 'A otra hora' for a record with marks by somebody else: other times become a request (CREW-8). */
export function AskForOtherTime({ record, timeZone }: { record: WorkRecord; timeZone: string }) {
  const [open, setOpen] = useState(false);
  if (record.endTime === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.otherTime}</Button>
      {open && <Ask record={record} timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  );
}
