import { LEDGER_KINDS, type LedgerKind } from '@faena/shared/domain';
import { History } from 'lucide-react';
import { useCompany } from '@/features/company/index.ts';
import { useEmployees } from '@/features/people/index.ts';
import { payrollMoney } from '@/lib/money.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { SearchSelect } from '@/ui/search-select.tsx';
import { Select } from '@/ui/select.tsx';
import { ledgerTexts } from '../texts/ledger.ts';
import { LedgerEvents } from './ledger-events.tsx';
import { useLedger } from './requests.ts';

const texts = ledgerTexts;

/** The events of a company; who and what they are about stands in the address (LEDGER-7). */
export function CompanyLedger({ companyId }: { companyId: string }) {
  const [params, change] = useAddressParams();
  const choice = { employeeId: params.get('empleado') ?? '', kind: kindOf(params.get('tipo')) };
  const isFiltered = choice.employeeId !== '' || choice.kind !== '';
  const company = useCompany(companyId);
  const events = useLedger(companyId, choice);
  const people = useEmployees(companyId);
  const named = (people.data ?? []).map(({ _id, fullname }) => ({ value: _id, label: fullname }));
  // A person who left is still in the history, and may come from a link.
  const about = events.data?.find(({ subject }) => subject.employee?._id === choice.employeeId)?.subject
    .employee;
  const isMissing = about && !named.some(({ value }) => value === about._id);
  const options = [
    { value: '', label: texts.everyone },
    ...named,
    ...(isMissing ? [{ value: about._id, label: about.fullname || about.username }] : []),
  ];
  const choose = (name: string, value: string) =>
    change((current) => (value ? current.set(name, value) : current.delete(name)));
  const seeAll = () =>
    change((current) => {
      current.delete('empleado');
      current.delete('tipo');
    });

  return (
    <>
      <div className="mb-4 grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,12rem)]">
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
      </div>
      <QueryNote query={people} failed={texts.peopleFailed} className="mb-4" />
      {company.error && !company.data ? (
        // Neither its days nor its money can be written without it.
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
