import type { DeadLetter } from '@faena/shared/schemas';
import { format } from 'date-fns';
import { Button } from '@/ui/button.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import { adminTexts } from '../texts/admin.ts';
import { useDeadLetters, useRetryDeadLetter } from './requests.ts';

const texts = adminTexts.dashboard.deadLetters;

/** The names of jobs that can fail finally. */
const NAMES: Readonly<Record<string, string>> = {
  'account-mail': texts.mail,
  'slip-mails': texts.slipMails,
  'notice-mail': texts.noticeMail,
};

/** Lists background work that failed too often. Renders nothing without any (JOB-3). */
export function DeadLetters() {
  const query = useDeadLetters();
  if (!query.data?.length) return <QueryNote query={query} failed={texts.failed} />;
  return (
    <DashboardCard texts={texts}>
      <ul className="mt-3 divide-y divide-line">
        {query.data.map((letter) => (
          <Letter key={letter._id} letter={letter} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function Letter({ letter: { _id, job, failure, failedAt } }: { letter: DeadLetter }) {
  const { mutate, isPending } = useRetryDeadLetter();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      {/* At this width the button wraps below the text on a phone. */}
      <span className="min-w-64 flex-1">
        {NAMES[job] ?? texts.other}
        <time dateTime={failedAt} className="tabular block text-muted">
          {format(failedAt, 'dd/MM/yyyy HH:mm')}
        </time>
        <span className="block text-muted">
          <UserText>{failure}</UserText>
        </span>
      </span>
      <Button loading={isPending} onClick={() => mutate(_id)}>
        {texts.retry}
      </Button>
    </li>
  );
}
