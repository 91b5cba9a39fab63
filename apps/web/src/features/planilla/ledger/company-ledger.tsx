import { isCalendarDate, LEDGER_KINDS, type LedgerKind, rangeBounds } from '@faena/shared/domain';
import { History } from 'lucide-react';
import { useCompany } from '@/features/company/index.ts';
import { useEmployees } from '@/features/people/index.ts';
import { payrollMoney } from '@/lib/money.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { Button } from '@/ui/button.tsx';
import { DatePicker } from '@/ui/date-picker.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { SearchSelect } from '@/ui/search-select.tsx';
import { Select } from '@/ui/select.tsx';
import { EventsDownload } from '../run-file/runs-download.tsx';
import { ledgerTexts } from '../texts/ledger.ts';
import { EVENTS_SHOWN, LedgerEvents } from './ledger-events.tsx';
import { eventsAsked, useLedger } from './requests.ts';

const texts = ledgerTexts;
/** The parts of the address that narrow the events. */
const FILTERS = ['empleado', 'tipo', 'desde', 'hasta'] as const;

/** The events of a company, filtered by the parts of the address (LEDGER-7). */
export function CompanyLedger({ companyId }: { companyId: string }) {
  const [params, change] = useAddressParams();
  const company = useCompany(companyId);
  const timeZone = company.data?.timezone;
  const [first, last] = [params.get('desde') ?? '', params.get('hasta') ?? ''];
  // A day begins on the company's clock; a text that is no day is not sent.
  const boundsOf = (day: string) =>
    isCalendarDate(day) && timeZone ? rangeBounds({ startDate: day, endDate: day }, timeZone) : null;
  const choice = {
    employeeId: params.get('empleado') ?? '',
    kind: kindOf(params.get('tipo')),
    from: boundsOf(first)?.from.toISOString() ?? null,
    until: boundsOf(last)?.to.toISOString() ?? null,
  };
  const isFiltered = FILTERS.some((name) => params.has(name));
  const events = useLedger(companyId, choice, timeZone !== undefined || !(first || last));
  const people = useEmployees(companyId);
  const named = (people.data ?? []).map(({ _id, fullname }) => ({ value: _id, label: fullname }));
  // A person who left is still in the history, and a link may name them.
  const about = events.data?.find(({ subject }) => subject.employee?._id === choice.employeeId)?.subject
    .employee;
  const isMissing = about && !named.some(({ value }) => value === about._id);
  const options = [
    { value: '', label: texts.everyone },
    ...named,
    ...(isMissing ? [{ value: about._id, label: about.fullname || about.username }] : []),
  ];
  const choose = (name: string, value: string) =>
    change((current) => {
      current.delete(EVENTS_SHOWN);
      if (value) current.set(name, value);
      else current.delete(name);
    });
  const seeAll = () =>
    change((current) => {
      for (const name of [...FILTERS, EVENTS_SHOWN]) current.delete(name);
    });

  return (
    <>
      <div className="mb-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,18rem)_repeat(3,minmax(0,12rem))] print:hidden">
        <Field label={texts.person}>
          <SearchSelect
            options={options}
            value={choice.employeeId}
            onValueChange={(value) => choose('empleado', value)}
            listLabel={texts.people}
            emptyText={texts.nobodyMatches}
          />
        </Field>
        <Field label={texts.kind}>
          <Select value={choice.kind} onChange={({ target }) => choose('tipo', target.value)}>
            <option value="">{texts.anyKind}</option>
            {LEDGER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.from}>
          <DatePicker value={first} onValueChange={(value) => choose('desde', value)} />
        </Field>
        <Field label={texts.until}>
          <DatePicker
            value={last}
            min={isCalendarDate(first) ? first : undefined}
            onValueChange={(value) => choose('hasta', value)}
          />
        </Field>
      </div>
      <div className="mb-4 flex justify-end print:hidden">
        <EventsDownload filter={eventsAsked(companyId, choice)} />
      </div>
      <QueryNote query={people} failed={texts.peopleFailed} className="mb-4" />
      {company.error && !company.data ? (
        // The days and the money need the company's time zone and currency.
        <QueryNote query={company} failed={texts.companyFailed} />
      ) : (
        <LedgerEvents
          query={events}
          manner={
            company.data && {
              timeZone: company.data.timezone,
              money: payrollMoney(company.data.currency),
            }
          }
          empty={
            isFiltered ? (
              <EmptyState
                title={texts.noMatch}
                hint={texts.noMatchHint}
                action={<Button onClick={seeAll}>{texts.seeAll}</Button>}
              />
            ) : (
              <EmptyState icon={History} title={texts.empty} hint={texts.emptyHint} />
            )
          }
        />
      )}
    </>
  );
}

function kindOf(text: string | null): LedgerKind | '' {
  return LEDGER_KINDS.find((kind) => kind === text) ?? '';
}
