import { calendarDateOf } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { formatDateInWords, formatTime } from '@/lib/format-moment.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { readSession } from '@/lib/session.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { useAskRequest } from '../record-requests/requests.ts';
import { forgottenTexts as texts } from '../texts/forgotten.ts';

type Forgotten = NonNullable<Home['forgotten']>;

/** The likely ends, one button each. */
const ANSWERS = ['usual', 'crew', 'lastSign', 'until'] as const;

type ForgottenQuestionProps = { forgotten: Forgotten; timeZone: string };

/** Asks for the end of work without a Salida; the answer is a request to the manager (MARK-22). */
export function ForgottenQuestion({ forgotten, timeZone }: ForgottenQuestionProps) {
  const queryClient = useQueryClient();
  const ask = useAskRequest(readSession()?.personId ?? '');
  const { recordId, startTime, endTime, projectId } = forgotten;
  const time = (at: string) => formatTime(at, timeZone);

  function answer(at: string): void {
    const body = { recordId, startTime, endTime: at, projectId, reason: texts.reason };
    ask.mutate(body, {
      onSuccess: () => {
        toast.success(texts.sent);
        void queryClient.invalidateQueries({ queryKey: HOME_KEY });
      },
    });
  }

  return (
    <Card className="grid gap-3 p-4">
      <h2 className="font-semibold">
        {texts.question(formatDateInWords(calendarDateOf(new Date(startTime), timeZone)))}
      </h2>
      {ask.error && !ask.isPending && (
        <Notice tone="danger">{messageOf(ask.error, texts.failed, 'es')}</Notice>
      )}
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {answersOf(forgotten).map(({ kind, at }) => (
          <Button key={kind} className="min-h-11" loading={ask.isPending} onClick={() => answer(at)}>
            {`${time(at)} · ${texts[kind]}`}
          </Button>
        ))}
        <LinkButton to="/employee/time-tracker" variant="ghost" className="min-h-11">
          {texts.other}
        </LinkButton>
      </div>
      <p className="text-muted text-sm">{texts.hint(time(endTime))}</p>
    </Card>
  );
}

/** Each likely time once. The time that is already paid would change nothing; the hint names it. */
function answersOf(forgotten: Forgotten) {
  const seen = new Set([forgotten.endTime]);
  return ANSWERS.flatMap((kind) => {
    const at = forgotten[kind];
    if (at === null || seen.has(at)) return [];
    seen.add(at);
    return [{ kind, at }];
  });
}
