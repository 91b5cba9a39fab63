import type { RecordRequest } from '@faena/shared/schemas';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { requestTexts } from '../texts/record-requests.ts';
import { useDeclineRequest } from './requests.ts';

const texts = requestTexts.decline;

type DeclineDialogProps = { request: RecordRequest; onClose: () => void };

/** Asks why a request is declined. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  return (
    <WordsDialog
      title={texts.title}
      labels={texts}
      label={texts.field}
      hint={texts.hint}
      draft={`decline:${request._id}`}
      failed={texts.failed}
      write={useDeclineRequest(request.employee._id)}
      toSend={(reason) => ({ id: request._id, reason })}
      onClose={onClose}
      danger
    />
  );
}
