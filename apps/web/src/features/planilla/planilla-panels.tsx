import type { Company, PayrollPerson } from '@faena/shared/schemas';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  DecidedRequests,
  EmployeeRecords,
  EmployeeRequests,
  PendingRequests,
  PendingReviews,
  recordTexts,
} from '@/features/time/index.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { useTellGone } from '@/ui/use-tell-gone.ts';
import { UserText } from '@/ui/user-text.tsx';
import { LeftBadge } from './left-badge.tsx';
import { nameOf } from './name-of.ts';
import { PayrollPeople } from './people-list.tsx';
import { HoursHistory } from './period/hours-history.tsx';
import { PayrollDownload } from './period/payroll-download.tsx';
import { PERSON_PARAM, type PeriodSelection } from './period/period-selection.ts';
import { PayrollSummary } from './person/person-summary.tsx';
import { PayrollSection } from './planilla-section.tsx';
import { ChangeRates } from './rates/change-rates.tsx';
import { payrollTexts } from './texts/payroll.ts';

const texts = payrollTexts.people;

type PayrollPanelsProps = {
  people: readonly PayrollPerson[];
  /** Whether the earnings are of the chosen period. */
  hasFigures: boolean;
  company: Company;
  selection: PeriodSelection;
};

/** People, summary, history and records. The address names the chosen person; by default it is the first (PAY-13). */
export function PayrollPanels({ people, hasFigures, company, selection }: PayrollPanelsProps) {
  const [params, change] = useAddressParams();
  const asked = params.get(PERSON_PARAM);
  const found = people.find(({ _id }) => _id === asked) ?? people[0];
  // An open record dialog keeps its person, even if somebody else deletes them (FORM-5).
  const [shown, setShown] = useState(found);
  const gone = shown !== undefined && !people.some(({ _id }) => _id === shown._id);
  const unsaved = useTellGone(gone, texts.gone);
  const selected = gone && unsaved ? shown : found;
  if (selected !== shown) setShown(selected);

  function select(id: string): void {
    change((current) => current.set(PERSON_PARAM, id));
  }

  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      {selected ? (
        <PayrollPeople
          people={people}
          hasFigures={hasFigures}
          selectedId={selected._id}
          onSelect={select}
          foot={
            <>
              <p className="text-muted text-sm">{texts.sums}</p>
              <ChangeRates people={people} timeZone={company.timezone} />
            </>
          }
        />
      ) : (
        <EmptyState
          icon={UserPlus}
          title={texts.empty}
          hint={texts.emptyHint}
          action={<LinkButton to="/employees/new">{texts.add}</LinkButton>}
        />
      )}
      <div className="@container grid min-w-0 grid-cols-1 gap-8">
        <PendingReviews employees={people} />
        <PendingRequests people={people} chosenId={selected?._id} />
        {selected && (
          <EmployeeRequests
            key={selected._id}
            employeeId={selected._id}
            companyId={company._id}
            timeZone={company.timezone}
            openRequests={selected.openRequests}
          />
        )}
        <PayrollSection
          title={payrollTexts.summary.title}
          aside={
            selected && (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <UserText lines={2}>{nameOf(selected)}</UserText>
                <LeftBadge left={selected.left} />
              </span>
            )
          }
        >
          {selected ? (
            <PayrollSummary
              key={selected._id}
              person={selected}
              people={people}
              companyId={company._id}
              timeZone={company.timezone}
            />
          ) : (
            <p className="text-muted">{payrollTexts.nobody}</p>
          )}
        </PayrollSection>
        <PayrollSection
          title={payrollTexts.history.title}
          aside={
            selected && <PayrollDownload company={company} employee={selected} range={selection.range} />
          }
        >
          {selected ? (
            <HoursHistory
              key={selected._id}
              employeeId={selected._id}
              companyId={company._id}
              selection={selection}
            />
          ) : (
            <p className="text-muted">{payrollTexts.nobody}</p>
          )}
        </PayrollSection>
        {selected && (
          <PayrollSection title={recordTexts.title}>
            <EmployeeRecords
              key={selected._id}
              employeeId={selected._id}
              companyId={company._id}
              canAdd={selected.left === null}
              pendingReviews={selected.pendingReviews}
              timeZone={company.timezone}
              range={selection.range}
            />
            <div className="mt-4">
              <DecidedRequests
                key={selected._id}
                employeeId={selected._id}
                companyId={company._id}
                timeZone={company.timezone}
              />
            </div>
          </PayrollSection>
        )}
      </div>
    </div>
  );
}
