import type { PayPeriod, PayPeriodPerson } from '@faena/shared/schemas';
import { type ComponentProps, useMemo, useState } from 'react';
import {
  ClosedMarks,
  DayLine,
  EmployeeRequests,
  RecordButtons,
  recordedDays,
  useRecordsOfPeriod,
} from '@/features/time/index.ts';
import { Card } from '@/ui/card.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { PersonLines } from '../lines/person-lines.tsx';
import { nameOf } from '../name-of.ts';
import { usePersonPeriod } from '../pay-period-requests.ts';
import { PersonPayments } from '../payments/person-payments.tsx';
import { RateForm } from '../person/later-rate-form.tsx';
import { SlipPdfButton } from '../run-file/slip-pdf-button.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { payrollTexts } from '../texts/payroll.ts';
import { PersonAdjustments } from './person-adjustments.tsx';
import { PersonFigures } from './person-figures.tsx';

const texts = payPeriodTexts.details;

type PersonDetailsProps = { period: PayPeriod; person: PayPeriodPerson };

/** The details behind a person's figures: days with their records, earlier time, adjustments, lines (PERIOD-5). */
export function PersonDetails({ period, person }: PersonDetailsProps) {
  const { companyId, startDate, endDate, timezone } = period;
  const owner = { employeeId: person._id, companyId };
  const range = useMemo(() => ({ startDate, endDate }), [startDate, endDate]);
  const records = useRecordsOfPeriod(owner, range);
  const figures = usePersonPeriod({ ...owner, date: startDate });
  const [rateShown, setRateShown] = useState(false);
  const days = useMemo(
    () => recordedDays(records.data ?? [], range, timezone),
    [records.data, range, timezone],
  );
  const canSetRate = period.run === null && person.left === null;

  return (
    <div className="grid gap-x-6 gap-y-4 px-3 py-4 sm:px-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label={texts.days} className="min-w-0">
        <QueryState
          query={records}
          loading={texts.loading}
          skeleton={<Skeleton className="h-24 rounded-card" />}
          failed={texts.failed}
          safe={payPeriodTexts.safe}
          keepData
          empty={<p className="text-muted">{texts.noDays}</p>}
        >
          {() => (
            <Card className="overflow-hidden p-0">
              <ul aria-label={texts.days} className="divide-y divide-line">
                {days.map((day) => (
                  <DayLine key={day.date} day={day} timeZone={timezone} buttons={RecordParts} />
                ))}
              </ul>
            </Card>
          )}
        </QueryState>
      </section>
      <div className="grid min-w-0 content-start gap-4">
        <QueryState
          query={figures}
          loading={texts.loading}
          skeleton={<Skeleton className="h-24 rounded-card" />}
          failed={payPeriodTexts.failed}
          safe={payPeriodTexts.safe}
          keepData
        >
          {(read) => (
            <>
              <PersonFigures slip={read.figures} />
              <PersonAdjustments {...read} />
            </>
          )}
        </QueryState>
        <PersonLines period={period} person={person} />
        {person.slipId && (
          <div>
            <SlipPdfButton slipId={person.slipId} name={nameOf(person)} />
          </div>
        )}
        <PersonPayments period={period} person={person} />
        {canSetRate && (
          <Disclosure label={payrollTexts.summary.configure} open={rateShown} onOpenChange={setRateShown}>
            <RateForm
              employeeId={person._id}
              rate={person.hourlyRate}
              people={period.people}
              timeZone={timezone}
              isShown={rateShown}
            />
          </Disclosure>
        )}
        {person.openRequests > 0 && (
          <EmployeeRequests {...owner} timeZone={timezone} openRequests={person.openRequests} />
        )}
      </div>
    </div>
  );
}

/** The adjustments of a closed record, and the actions on any record. */
function RecordParts(props: ComponentProps<typeof RecordButtons>) {
  return (
    <>
      <ClosedMarks {...props} mayTakeBack />
      <RecordButtons {...props} />
    </>
  );
}
