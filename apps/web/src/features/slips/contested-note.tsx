import type { ContestedAnswer } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { wordViaLink } from '@/texts/via-link.ts';
import { UserText } from '@/ui/user-text.tsx';
import { slipTexts } from './texts/slips.ts';

type ContestedNoteProps = { contested: ContestedAnswer; timeZone: string };

/** An acceptance by link that the employee contested (ANSWER-7). */
export function ContestedNote({ contested: { acceptedAt, viaLink, at }, timeZone }: ContestedNoteProps) {
  const moment = (instant: string) => formatMoment(instant, timeZone);
  return (
    <p className="tabular text-muted text-sm">
      <UserText>{slipTexts.contest.done(wordViaLink(viaLink), moment(acceptedAt), moment(at))}</UserText>
    </p>
  );
}
