import type { RecordRequest } from '@faena/shared/schemas';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { requestTexts } from '../texts/record-requests.ts';
import { useSayInRequest } from './requests.ts';

const texts = requestTexts.say;

type SayDialogProps = { request: RecordRequest; onClose: () => void };

/** Adds a message to a request for its next reader. */
export function SayDialog({ request, onClose }: SayDialogProps) {
  return (
    <WordsDialog
      title={texts.title}
      labels={texts}
      label={texts.field}
      hint={texts.hint}
      name="text"
      draft={`say:${request._id}`}
      failed={texts.failed}
      write={useSayInRequest(request.employee._id)}
      toSend={(text) => ({ id: request._id, text })}
      onClose={onClose}
    />
  );
}
