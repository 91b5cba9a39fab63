import type { SlipClaim } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { formatDateInWords, formatMoment } from '@/lib/format-moment.ts';
import { wordViaLink } from '@/texts/via-link.ts';
import { LinkedText } from '@/ui/linked-text.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts;

type ClaimListProps = {
  claims: readonly SlipClaim[];
  timeZone: string;
  /** The actions on an open one. */
  buttons?: (claim: SlipClaim) => ReactNode;
};

/** Claims about a slip with their answers, oldest first. */
export function ClaimList({ claims, timeZone, buttons }: ClaimListProps) {
  if (claims.length === 0) return null;
  return (
    <ol aria-label={texts.claims} className="grid gap-3">
      {claims.map((claim) => (
        <li key={claim._id} className="grid gap-1 border-line border-l-2 pl-3">
          <Said by={subjectOf(claim)} at={claim.at} text={claim.text} timeZone={timeZone} />
          {claim.answer ? (
            <Said {...claim.answer} by={texts.answerBy(claim.answer.by)} timeZone={timeZone} />
          ) : (
            (buttons?.(claim) ?? <p className="text-muted text-sm">{texts.waiting}</p>)
          )}
        </li>
      ))}
    </ol>
  );
}

/** The subject of a claim, with the link by which it came (ANSWER-6). */
function subjectOf({ date, viaLink }: SlipClaim): string {
  const about = date === null ? texts.claim.whole : texts.about(formatDateInWords(date));
  return viaLink ? texts.claim.viaLink(about, wordViaLink(viaLink)) : about;
}

function Said({ by, at, text, timeZone }: { by: string; at: string; text: string; timeZone: string }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <UserText className="font-medium">{by}</UserText>
        <time dateTime={at} className="tabular text-muted">
          {formatMoment(at, timeZone)}
        </time>
      </p>
      <p className="whitespace-pre-line">
        <bdi dir="auto" className="wrap-anywhere">
          <LinkedText>{text}</LinkedText>
        </bdi>
      </p>
    </div>
  );
}
