import { CALENDAR_KINDS } from '@faena/shared/domain';
import type { Calendar } from '@faena/shared/schemas';
import { useMyCompanies } from '@/features/company/index.ts';
import { Field } from '@/ui/field.tsx';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { Select } from '@/ui/select.tsx';
import { calendarTexts } from './texts/calendar.ts';
import type { CalendarValues, ChangeCalendar } from './use-calendar-address.ts';

const texts = calendarTexts.filters;

type CalendarFiltersProps = {
  calendar: Calendar | undefined;
  values: CalendarValues;
  change: ChangeCalendar;
};

/** The filters by company, project, person and kind (CAL-3). Projects and people are those of the shown days. */
export function CalendarFilters({ calendar, values, change }: CalendarFiltersProps) {
  const { data: companies = [] } = useMyCompanies();
  const named = (list: readonly { _id: string; fullname: string }[] = []) =>
    list.map(({ _id, fullname }) => ({ _id, name: fullname }));
  return (
    <div className="mb-4 grid grid-cols-2 gap-2 md:grid-cols-4 print:hidden">
      {(companies.length > 1 || values.empresa !== '') && (
        <OneOf
          label={texts.company}
          every={texts.everyCompany}
          options={companies}
          value={values.empresa}
          onChoose={(empresa) => change({ empresa, proyecto: '', persona: '' })}
        />
      )}
      <OneOf
        label={texts.project}
        every={texts.everyProject}
        options={calendar?.projects ?? []}
        value={values.proyecto}
        onChoose={(proyecto) => change({ proyecto })}
      />
      <OneOf
        label={texts.person}
        every={texts.everyone}
        options={named(calendar?.people)}
        value={values.persona}
        onChoose={(persona) => change({ persona })}
      />
      <Field label={texts.kind} hideLabel>
        <MultiSelect
          placeholder={texts.everyKind}
          emptyText={texts.everyKind}
          options={CALENDAR_KINDS.map((value) => ({ value, label: calendarTexts.kinds[value] }))}
          values={values.tipo}
          onValuesChange={(chosen) =>
            change({ tipo: CALENDAR_KINDS.filter((kind) => chosen.includes(kind)) })
          }
        />
      </Field>
    </div>
  );
}

type OneOfProps = {
  label: string;
  every: string;
  options: readonly { readonly _id: string; readonly name: string }[];
  value: string;
  onChoose: (value: string) => void;
};

function OneOf({ label, every, options, value, onChoose }: OneOfProps) {
  const isKnown = value === '' || options.some(({ _id }) => _id === value);
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{every}</option>
      {!isKnown && <option value={value}>{texts.elsewhere}</option>}
      {options.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
