import type { PayPeriodPerson } from '@faena/shared/schemas';
import { formatHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { cn } from '@/ui/cn.ts';
import { FoldChevron } from '@/ui/fold-chevron.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { LeftBadge } from '../left-badge.tsx';
import { nameOf } from '../name-of.ts';
import { PaymentBadge } from '../payments/payment-badge.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { AdjustedBadge } from './adjusted-badge.tsx';
import { detailsId } from './details-id.ts';
import type { PeopleViewProps } from './people-table.tsx';
import { Obstacles } from './person-words.tsx';
import { RateWords } from './rate-words.tsx';
import { PersonAnswer } from './slots.tsx';

const texts = payPeriodTexts.table;
/** The number of people that are drawn at once. */
const STEP = 50;

/** The people of a period on a narrow screen, three lines each, and their totals. */
export function PeopleLines({ people, totals, opened, onToggle, details }: PeopleViewProps) {
  const { format } = useMoney();
  const { shown, more } = useSteps(people, STEP, 'lines-shown');
  return (
    <div>
      <ul
        aria-label={texts.label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {shown.map((person) => (
          <li key={person._id} {...{ [ROW_ATTRIBUTE]: person._id }}>
            <PersonLine person={person} open={opened.has(person._id)} onToggle={onToggle} />
            {opened.has(person._id) && (
              <div id={detailsId(person)} className="border-line border-t bg-sunken">
                {details(person)}
              </div>
            )}
          </li>
        ))}
      </ul>
      {more}
      <section
        aria-label={texts.total}
        className="tabular mt-3 grid gap-0.5 rounded-card border border-line bg-surface px-3 py-2"
      >
        <p className="flex items-baseline justify-between gap-x-4 font-semibold">
          <span>
            {texts.total}{' '}
            <span className="font-normal text-muted">· {payPeriodTexts.people(people.length)}</span>
          </span>
          <span className="whitespace-nowrap">{format(totals.net)}</span>
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
          <span>{formatHours(totals.hours)}</span>
          <Parts figures={totals} />
        </p>
      </section>
    </div>
  );
}

/** The parts of a net: gross, additions and deductions. */
function Parts({ figures }: { figures: Pick<PayPeriodPerson, 'gross' | 'additions' | 'deductions'> }) {
  const { format } = useMoney();
  const { gross, additions, deductions } = figures;
  const some = (amount: number) => (amount === 0 ? null : format(amount));
  return (
    <span className="ml-auto text-right">
      {texts.parts(format(gross), some(additions), some(deductions))}
    </span>
  );
}

type PersonLineProps = { person: PayPeriodPerson; open: boolean; onToggle: (id: string) => void };

function PersonLine({ person, open, onToggle }: PersonLineProps) {
  const { format } = useMoney();
  const { _id, hours, rates, net, left } = person;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={detailsId(person)}
      onClick={() => onToggle(_id)}
      className="flex w-full items-start gap-2 px-3 py-2 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
    >
      <FoldChevron open={open} className="mt-0.5" />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-x-4">
          <UserText lines={1} className="min-w-0 font-medium">
            {nameOf(person)}
          </UserText>
          <span className={cn('tabular shrink-0 whitespace-nowrap font-semibold', net < 0 && 'text-danger')}>
            {format(net)}
          </span>
        </span>
        <span className="tabular flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-muted text-sm">
          <span className="whitespace-nowrap">
            {formatHours(hours)}
            {rates.some((rate) => rate !== null) && (
              <>
                {' · '}
                <RateWords rates={rates} />
              </>
            )}
          </span>
          <LeftBadge left={left} />
          <PaymentBadge person={person} />
          <AdjustedBadge person={person} />
          <Obstacles person={person} />
          {/* The list below names people without an answer, because here most people would need a third line for it. */}
          {person.answer !== 'none' && <PersonAnswer person={person} />}
          <Parts figures={person} />
        </span>
      </span>
    </button>
  );
}
