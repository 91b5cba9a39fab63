import { oneOf } from '@faena/shared/domain';
import type { RunAnswer, SlipClaim, SlipMail, SlipMails } from '@faena/shared/schemas';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateInWords, formatMoment } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { ClaimAnswerDialog } from './claim-answer-dialog.tsx';
import { ClaimList } from './claim-list.tsx';
import { ContestedNote } from './contested-note.tsx';
import { mailGroups } from './mail-groups.ts';
import { MailButton, MailNote, MailState } from './mail-state.tsx';
import { useMakeLink, useRunAnswers, useSendMails, useSlipMails } from './requests.ts';
import { beginLink, SendDialog } from './send-dialog.tsx';
import type { SlipSender } from './share-links.ts';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts.manage;
/** The number of entries that are drawn at once. */
const STEP = 20;

/** First the answers that wait for the manager, then those that wait for the employee. */
const ORDER = ['claimed', 'none', 'answered', 'accepted'] as const;

const FILTERS = {
  all: () => true,
  unanswered: ({ answer }: RunAnswer) => answer === 'none' || answer === 'answered',
  /** Claims without a reply; an answered one waits for nobody. */
  claims: ({ answer }: RunAnswer) => answer === 'claimed',
};
type Filter = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as Filter[];
const FILTER = { answers: oneOf(FILTER_NAMES) };

type RunAnswersProps = { runId: string; sender: SlipSender };

/** The answers to a closed period; from here the manager answers claims and sends slips (ANSWER-3). */
export function RunAnswers({ runId, sender }: RunAnswersProps) {
  const id = useId();
  const query = useRunAnswers(runId);
  const mails = useSlipMails(runId);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="font-semibold text-lg">
        {texts.title}
      </h2>
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-40 rounded-card" />}
        failed={texts.failed}
        safe={slipTexts.safe}
        keepData
      >
        {(answers) => (
          <QueryState
            query={mails}
            loading={texts.loading}
            skeleton={<Skeleton className="h-40 rounded-card" />}
            failed={slipTexts.mails.unknown}
            safe={slipTexts.safe}
            keepData
          >
            {(known) => <Answers runId={runId} answers={answers} mails={known} sender={sender} />}
          </QueryState>
        )}
      </QueryState>
    </section>
  );
}

type AnswersProps = RunAnswersProps & { answers: readonly RunAnswer[]; mails: SlipMails };

function Answers({ runId, answers, mails, sender }: AnswersProps) {
  const [{ answers: chosen }, setFilter] = useAddressValues(FILTER);
  const filter = chosen ?? 'all';
  const [sending, setSending] = useState<readonly RunAnswer[] | null>(null);
  const [answering, setAnswering] = useState<{ of: RunAnswer; claim: SlipClaim } | null>(null);
  const make = useMakeLink();
  const sendMails = useSendMails(runId);
  const groups = mailGroups(answers, mails);
  const found = answers.filter(FILTERS[filter]);
  const sorted = ORDER.flatMap((state) => found.filter(({ answer }) => answer === state));
  const { shown, more } = useSteps(sorted, STEP, 'answers-shown');
  const byHand = sorted.filter((person) => groups.byHand.includes(person));

  function send(people: readonly RunAnswer[]): void {
    setSending(people);
    beginLink(people[0], make);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={texts.filter}
          segments={FILTER_NAMES.map((value) => ({
            value,
            label: texts[value](answers.filter(FILTERS[value]).length),
          }))}
          value={filter}
          onValueChange={(next) => setFilter({ answers: next === 'all' ? null : next })}
        />
        <div className="flex flex-wrap gap-2">
          {byHand.length > 1 && (
            <Button onClick={() => send(byHand)}>
              <Send aria-hidden strokeWidth={1.75} />
              {slipTexts.send.several(byHand.length)}
            </Button>
          )}
          <MailButton groups={groups} send={sendMails} />
        </div>
      </div>
      <MailState groups={groups} send={sendMails} available={mails.available} timeZone={sender.timeZone} />
      {sorted.length === 0 && <p className="text-muted">{texts.nobody}</p>}
      {sorted.length > 0 && (
        <Card className="overflow-hidden p-0">
          <ul className="divide-y divide-line">
            {shown.map((person) => (
              <Answered
                key={person._id}
                person={person}
                mail={groups.mailOf(person)}
                timeZone={sender.timeZone}
                onSend={() => send([person])}
                onAnswer={(claim) => setAnswering({ of: person, claim })}
              />
            ))}
          </ul>
        </Card>
      )}
      {more}
      {sending && (
        <SendDialog people={sending} sender={sender} make={make} onClose={() => setSending(null)} />
      )}
      {answering && <ClaimAnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

type AnsweredProps = {
  person: RunAnswer;
  mail: SlipMail | undefined;
  timeZone: string;
  onSend: () => void;
  onAnswer: (claim: SlipClaim) => void;
};

function Answered({ person, mail, timeZone, onSend, onAnswer }: AnsweredProps) {
  const { format } = useMoney();
  const { fullname, username, email, answer, viaLink, contested, net, link, claims } = person;
  const name = fullname || username;
  return (
    <li className="grid grid-cols-1 gap-2 px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UserText lines={1} className="font-medium">
          {name}
        </UserText>
        <AnswerBadge answer={answer} viaLink={viaLink} />
        {link && (link.openedAt || !mail) && (
          <span className="tabular text-muted text-sm">
            {link.openedAt
              ? texts.opened(formatMoment(link.openedAt, timeZone))
              : texts.linked(formatMoment(link.expiresAt, timeZone))}
          </span>
        )}
        {mail && <MailNote mail={mail} timeZone={timeZone} />}
        {!email && <span className="text-muted text-sm">{slipTexts.mails.failures.no_address}</span>}
        <div className="ml-auto flex items-center gap-3">
          <span className="tabular whitespace-nowrap font-semibold">{format(net)}</span>
          <Button variant="ghost" aria-label={slipTexts.send.to(name)} onClick={onSend}>
            <Send aria-hidden strokeWidth={1.75} />
            {slipTexts.send.action}
          </Button>
        </div>
      </div>
      {contested && <ContestedNote contested={contested} timeZone={timeZone} />}
      <ClaimList
        claims={claims}
        timeZone={timeZone}
        buttons={(claim) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button aria-label={texts.answerTo(name)} onClick={() => onAnswer(claim)}>
              {texts.answer}
            </Button>
            {claim.date && <DayLink employeeId={person.employeeId} name={name} date={claim.date} />}
          </div>
        )}
      />
    </li>
  );
}

/** Leads to the records of the claim's day, where they are corrected (ANSWER-8). */
function DayLink({ employeeId, name, date }: { employeeId: string; name: string; date: string }) {
  const address = new URLSearchParams({ empleado: employeeId, periodo: 'day', fecha: date });
  return (
    <Link
      to={`/planilla?${address}`}
      aria-label={texts.seeDayOf(name, formatDateInWords(date))}
      className="inline-flex min-h-control items-center text-accent underline"
    >
      {texts.seeDay}
    </Link>
  );
}
