import { freeText, LENGTHS, oneOf } from '@faena/shared/domain';
import type { PayPeriod } from '@faena/shared/schemas';
import { ReceiptText } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { findPeople, SEARCHABLE_FROM } from '@/features/people/index.ts';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { useKeepRowFocus } from '@/ui/use-keep-row-focus.ts';
import { useListFits } from '@/ui/use-table-fits.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { PeopleLines } from './people-lines.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDetails } from './person-details.tsx';
import { obstaclesOf } from './person-words.tsx';

const texts = payPeriodTexts.table;
/** The figures of seven columns and a name. */
const TABLE_PX = 880;
const FILTER = { q: freeText(LENGTHS.searchMax), shown: oneOf(['waiting']) };

/** The people of a period: all, those found by a search, or those with a point that blocks their pay. */
export function PeriodPeople({ period }: { period: PayPeriod }) {
  const root = useRef<HTMLDivElement>(null);
  const fits = useListFits(root, TABLE_PX);
  const [{ q, shown }, setFilter] = useAddressValues(FILTER);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { people, totals } = period;

  const waiting = useMemo(() => people.filter((person) => obstaclesOf(person).length > 0), [people]);
  const isFiltered = shown === 'waiting' && waiting.length > 0;
  const found = findPeople(isFiltered ? waiting : people, q);
  useKeepRowFocus(
    root,
    useMemo(() => [found.map(({ _id }) => _id)], [found]),
  );

  const toggle = useCallback(
    (id: string) =>
      setOpened((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );

  if (people.length === 0) {
    return <EmptyState icon={ReceiptText} title={texts.empty} hint={texts.emptyHint} />;
  }
  const view = {
    people: found,
    totals,
    opened,
    onToggle: toggle,
    details: (person: PayPeriod['people'][number]) => <PersonDetails period={period} person={person} />,
  };
  return (
    <div ref={root} className="grid min-w-0 grid-cols-1 gap-3">
      {(people.length >= SEARCHABLE_FROM || waiting.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {people.length >= SEARCHABLE_FROM && (
            <SearchInput
              aria-label={texts.search}
              placeholder={texts.search}
              value={q}
              onValueChange={(typed) => setFilter({ q: typed })}
              className="w-60 max-w-full"
            />
          )}
          {waiting.length > 0 && (
            <SegmentedControl
              label={texts.filter}
              segments={[
                { value: 'all', label: texts.all },
                { value: 'waiting', label: texts.waiting(waiting.length) },
              ]}
              value={shown ?? 'all'}
              onValueChange={(next) => setFilter({ shown: next === 'waiting' ? next : null })}
            />
          )}
        </div>
      )}
      {found.length === 0 && <p className="text-muted">{texts.noMatch}</p>}
      {found.length > 0 && (fits ? <PeopleTable {...view} /> : <PeopleLines {...view} />)}
    </div>
  );
}
