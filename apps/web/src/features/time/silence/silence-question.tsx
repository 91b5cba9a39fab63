import { calendarDateOf } from '@faena/shared/domain';
import { formatDateInWords, formatTime } from '@/lib/format-moment.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Notice } from '@/ui/notice.tsx';
import { silenceTexts as texts } from '../texts/silence.ts';
import type { Silence } from './unsent-answers.ts';
import { useSilenceAnswer } from './use-silence-answer.ts';

type SilenceQuestionProps = { silence: Silence; timeZone: string };

/** Asks whether the time after a lost signal was work; the answer is one press, also without a network (TIME-68). */
export function SilenceQuestion({ silence, timeZone }: SilenceQuestionProps) {
  const { answer, isPending, unsent } = useSilenceAnswer(silence);
  const [from, until] = [formatTime(silence.from, timeZone), formatTime(silence.until, timeZone)];
  const day = calendarDateOf(new Date(silence.from), timeZone);
  const isToday = day === calendarDateOf(new Date(serverNow()), timeZone);
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="font-semibold">
        {isToday ? texts.question(from, until) : texts.earlier(formatDateInWords(day), from, until)}
      </h2>
      {unsent && !isPending ? (
        <Notice>{texts.unsent(unsent.worked ? texts.yes : texts.no)}</Notice>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <Button className="min-h-11" loading={isPending} onClick={() => void answer(true)}>
            {texts.yes}
          </Button>
          <Button className="min-h-11" loading={isPending} onClick={() => void answer(false)}>
            {texts.no}
          </Button>
        </div>
      )}
    </Card>
  );
}
