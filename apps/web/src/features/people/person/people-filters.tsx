import { roleLabels } from '@/texts/labels.ts';
import { Field } from '@/ui/field.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { Select } from '@/ui/select.tsx';
import { peopleTexts } from '../texts/people.ts';
import { ALL_ROLES, type PeopleFilter } from './filter-people.ts';

const texts = peopleTexts.filters;

export type PeopleFiltersProps = { filter: PeopleFilter; onFilterChange: (filter: PeopleFilter) => void };

/** The free-text search and the role, where 0 means all (ADMIN-4). */
export function PeopleFilters({ filter, onFilterChange }: PeopleFiltersProps) {
  return (
    <search aria-label={texts.label} className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,24rem)_12rem]">
      <Field label={texts.search}>
        <SearchInput
          value={filter.q}
          onValueChange={(q) => onFilterChange({ ...filter, q })}
          placeholder={texts.searchPlaceholder}
        />
      </Field>
      <Field label={texts.role}>
        <Select
          value={filter.role}
          onChange={(event) => onFilterChange({ ...filter, role: Number(event.target.value) })}
        >
          <option value={ALL_ROLES}>{texts.all}</option>
          {Object.entries(roleLabels).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
}
