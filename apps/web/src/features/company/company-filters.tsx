import { Button } from '@/ui/button.tsx';
import { DatePicker } from '@/ui/date-picker.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { type CompanyFilter, NO_FILTER } from './filter-companies.ts';
import { allCompaniesTexts } from './texts/all-companies.ts';

const texts = allCompaniesTexts.filters;

export type CompanyFiltersProps = { filter: CompanyFilter; onFilterChange: (filter: CompanyFilter) => void };

/** The filters by name, creator and day of creation (ADMIN-3). */
export function CompanyFilters({ filter, onFilterChange }: CompanyFiltersProps) {
  const active = Object.values(filter).some(Boolean);
  return (
    <search aria-label={texts.label} className="mb-4 flex flex-wrap items-end gap-3">
      <Field label={texts.name} className="min-w-48 flex-1 sm:max-w-64">
        <SearchInput value={filter.name} onValueChange={(name) => onFilterChange({ ...filter, name })} />
      </Field>
      <Field label={texts.creator} className="min-w-40 flex-1 sm:max-w-48">
        <Input
          value={filter.creator}
          onChange={(event) => onFilterChange({ ...filter, creator: event.target.value })}
          placeholder={texts.creatorHint}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.date} className="min-w-40 flex-1 sm:max-w-48">
        <DatePicker value={filter.date} onValueChange={(date) => onFilterChange({ ...filter, date })} />
      </Field>
      {active && (
        <Button variant="ghost" onClick={() => onFilterChange(NO_FILTER)}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}
