import type { WorkRecord } from '@faena/shared/schemas';
import { AskToCorrect } from '../record-requests/ask-buttons.tsx';
import { WorkedLunch } from '../records/worked-lunch.tsx';

/** The actions of an employee on one of their own records. */
export function OwnRecordButtons(props: { record: WorkRecord; timeZone: string }) {
  return (
    <>
      <WorkedLunch {...props} />
      <AskToCorrect {...props} />
    </>
  );
}
