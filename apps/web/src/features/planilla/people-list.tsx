import { freeText, LENGTHS } from '@faena/shared/domain';
import type { PayrollPerson } from '@faena/shared/schemas';
import { type ReactNode, useId } from 'react';
import { findPeople, SEARCHABLE_FROM } from '@/features/people/index.ts';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { SearchInput } from '@/ui/search-input.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { PeopleListRow } from './people-list-row.tsx';
import { payrollTexts } from './texts/payroll.ts';

const texts = payrollTexts.people;
/** The people drawn at once. */
const STEP = 200;
const FILTER = { q: freeText(LENGTHS.searchMax) };

type PayrollPeopleProps = {
  people: readonly PayrollPerson[];
  /** Whether the earnings are of the chosen period; others are hidden. */
  hasFigures: boolean;
  selectedId: string;
  onSelect: (employeeId: string) => void;
  /** The actions on several people. */
  foot: ReactNode;
};

/**
 * The company's employees by name, with their earnings of the period. The list is one tab stop, and arrow keys choose.
 */
export function PayrollPeople({ people, hasFigures, selectedId, onSelect, foot }: PayrollPeopleProps) {
  const group = useId();
  const [{ q }, setFilter] = useAddressValues(FILTER);
  const found = findPeople(people, q);
  // The person of the address is drawn at any place of the list.
  const { shown: first, more } = useSteps(found, STEP, 'people-shown');
  const chosen = found.find(({ _id }) => _id === selectedId);
  const shown = !chosen || first.includes(chosen) ? first : [chosen, ...first];
  return (
    <div className="flex flex-col gap-2 max-lg:max-h-56 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-10rem)]">
      {people.length >= SEARCHABLE_FROM && (
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.search}
          value={q}
          onValueChange={(typed) => setFilter({ q: typed })}
        />
      )}
      <div
        role="radiogroup"
        aria-label={texts.title}
        className="min-h-0 overflow-y-auto rounded-card border border-line bg-surface p-1"
      >
        {shown.map((person) => (
          <PeopleListRow
            key={person._id}
            person={person}
            hasFigures={hasFigures}
            group={group}
            selected={person._id === selectedId}
            onSelect={onSelect}
          />
        ))}
        {more}
        {shown.length === 0 && <p className="px-2.5 py-1.5 text-muted">{texts.noMatch}</p>}
      </div>
      {foot}
    </div>
  );
}
