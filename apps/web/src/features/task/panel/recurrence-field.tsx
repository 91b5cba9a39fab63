import { MAX_RECURRENCE, RECURRENCE_UNITS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { COUNT } from '@/lib/typed-number.ts';
import { FieldContext } from '@/ui/field-context.ts';
import { NumberInput } from '@/ui/number-input.tsx';
import { Select } from '@/ui/select.tsx';
import { recurrenceText } from '../recurrence.ts';
import { recurrenceTexts as texts } from '../texts/recurrence.ts';
import { SavedField } from './saved-field.tsx';
import { joined, partsOf, recurrenceOf, typedOf } from './typed-recurrence.ts';
import { useField, useSendChange } from './use-field.ts';

/** The recurrence of a task: a count and a unit, or never (RECUR-1). */
export function RecurrenceField({ task }: { task: Task }) {
  const send = useSendChange<string>(task, (typed) => ({ recurrence: recurrenceOf(typed) ?? null }));
  const saved = useField<string>({
    latest: typedOf(task.recurrence),
    label: texts.label,
    valid: (typed) => recurrenceOf(typed) !== undefined,
    send,
  });
  const { every, unit } = partsOf(saved.value);
  const isWrong = recurrenceOf(saved.value) === undefined;
  return (
    <SavedField
      task={task}
      label={texts.label}
      saved={saved}
      said={recurrenceText(task.recurrence)}
      fault={isWrong ? texts.outOfRange(MAX_RECURRENCE) : undefined}
    >
      <span className="flex items-center gap-1">
        {unit && (
          // The label of the field names the unit. The count has its own label.
          <FieldContext value={null}>
            <span aria-hidden className="text-muted">
              {texts.each}
            </span>
            <NumberInput
              aria-label={texts.each}
              aria-description={isWrong ? texts.outOfRange(MAX_RECURRENCE) : undefined}
              aria-invalid={isWrong || undefined}
              kind={COUNT}
              value={every}
              onValueChange={(typed) => saved.type(joined({ every: typed, unit }))}
              onLeave={() => saved.save()}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && saved.dirty) {
                  event.preventDefault();
                  saved.takeBack();
                }
              }}
              // Wide enough for three digits, and narrow enough for the unit beside them on a phone.
              className="w-11 shrink-0 px-1.5 text-left"
            />
          </FieldContext>
        )}
        <Select
          value={unit}
          onChange={({ target: { value } }) => {
            const chosen = RECURRENCE_UNITS.find((candidate) => candidate === value) ?? '';
            saved.save(joined({ every: every || '1', unit: chosen }));
          }}
          className="min-w-0 grow"
        >
          <option value="">{texts.never}</option>
          {RECURRENCE_UNITS.map((each) => (
            <option key={each} value={each}>
              {unit ? texts.units[each](Number(every)) : texts.every[each](1)}
            </option>
          ))}
        </Select>
      </span>
    </SavedField>
  );
}
