import { DAY_ORDERS, type DayOrder, dateWritten, readDate } from '@faena/shared/domain';
import { formatDates } from '@/lib/format-moment.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { taskImportTexts } from '../texts/task-import.ts';

const texts = taskImportTexts.dayOrder;

type DayOrderChoiceProps = {
  /** A date of the file that has two readings. */
  sample: string;
  /** Null until it is chosen. */
  order: DayOrder | null;
  onChange: (order: DayOrder) => void;
};

/** Asks for the order of day and month if the file does not show it (IMPORT-14). */
export function DayOrderChoice({ sample, order, onChange }: DayOrderChoiceProps) {
  return (
    <Field label={texts.question(sample)} hint={order === null ? texts.needed : undefined} required>
      <Select
        value={order ?? ''}
        onChange={({ target }) => {
          const chosen = DAY_ORDERS.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
        className="w-64 max-w-full"
      >
        {order === null && <option value="">{texts.choose}</option>}
        {DAY_ORDERS.map((one) => (
          <option key={one} value={one}>
            {texts.reading(readingOf(sample, one), texts[one])}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The date of a text in an order, without its time. */
function readingOf(sample: string, order: DayOrder): string {
  const [date = ''] = sample.split(/[ T,]/);
  const written = readDate(date, { order });
  const day = written && dateWritten(written, '');
  return day ? formatDates({ startDate: day, endDate: day }) : date;
}
