import type { PayPeriod, PayPeriodPerson } from '@faena/shared/schemas';
import { Scale } from 'lucide-react';
import { AnswerBadge, RunAnswers } from '@/features/slips/index.ts';
import { readActiveCompany } from '@/lib/active-company.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { nameOf } from '../name-of.ts';
import { hasSlip, pendingOf } from '../payments/pending-of.ts';
import { RunDownloads } from '../run-file/run-downloads.tsx';
import { conceptTexts } from '../texts/concepts.ts';

export { PeriodPayments } from '../payments/period-payments.tsx';

type OfPeriod = { period: PayPeriod };

/* The slots of the period screen for other features: each slot draws one component of theirs. */

/** A person's answer to their slip, in their row. */
export function PersonAnswer({ person: { answer, viaLink } }: { person: PayPeriodPerson }) {
  return answer && <AnswerBadge answer={answer} viaLink={viaLink} />;
}

/** The answers to a closed period, below its people; slips are sent from there (ANSWER-3). */
export function PeriodAnswers({ period: { run, timezone, startDate, endDate } }: OfPeriod) {
  if (!run) return null;
  const company = readActiveCompany()?.name ?? '';
  const sender = { company, startDate, endDate, timeZone: timezone };
  return <RunAnswers runId={run._id} sender={sender} />;
}

/** The files of a closed period, in its head. */
export function PeriodFiles({ period: { run, people } }: OfPeriod) {
  if (!run) return null;
  const withSlip = people.filter(hasSlip);
  // The bank file of a paid run has the amounts paid by transfer (SLIP-14).
  const isPaid = withSlip.every((person) => pendingOf(person) <= 0);
  const payees = withSlip.flatMap((person) => {
    const { _id, username, transferred } = person;
    const amount = isPaid ? (transferred ?? 0) : pendingOf(person);
    return amount > 0 ? { _id, name: nameOf(person), username, amount } : [];
  });
  const leftOut = isPaid ? withSlip.filter(({ paid, transferred }) => paid !== transferred).length : 0;
  return <RunDownloads run={run} payees={payees} isPaid={isPaid} leftOut={leftOut} />;
}

/** The slot beside the people of a period: the company's concepts. */
export function PeriodConcepts(_: OfPeriod) {
  return (
    <LinkButton variant="ghost" to="/planilla/conceptos">
      <Scale aria-hidden strokeWidth={1.75} />
      {conceptTexts.open}
    </LinkButton>
  );
}
