import { MIN_ESTIMATED_HOURS } from '@faena/shared/domain';
import { Controller, type UseFormReturn, useFormContext } from 'react-hook-form';
import { COUNT } from '@/lib/typed-number.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { Field } from '@/ui/field.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { type TaskForm, wholeHours } from './task-form-values.ts';

const texts = taskFormTexts;

/**
 * 'Horas estimadas'. A text that is not whole hours becomes a visible 0, which only the next press saves (TASK-3,
 * FORM-15).
 */
export function HoursField() {
  const form = useFormContext<TaskForm>();
  return (
    <Controller
      control={form.control}
      name="estimatedHours"
      render={({ field: { name, ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Field label={texts.estimatedHours} error={error?.message}>
          <NumberInput
            kind={COUNT}
            shape={texts.wholeHours}
            name={name}
            ref={ref}
            value={value}
            onValueChange={(text) => {
              form.clearErrors(name);
              onChange(text);
            }}
            onLeave={(to) => {
              onBlur();
              if (to && !isSubmit(to)) zeroUnreadHours(form);
            }}
          />
        </Field>
      )}
    />
  );
}

/** Replaces a text that is not whole hours by a visible 0, with a message. */
export function zeroUnreadHours({ getValues, setValue, setError }: UseFormReturn<TaskForm>): void {
  if (wholeHours(getValues('estimatedHours')) !== null) return;
  setValue('estimatedHours', String(MIN_ESTIMATED_HOURS), { shouldDirty: true });
  setError('estimatedHours', { type: 'zeroed', message: texts.zeroedHours });
}

/** Tests for a submit button. Pressing it saves at once, before anybody sees the 0. */
function isSubmit(element: Element): boolean {
  return element instanceof HTMLButtonElement && element.type === 'submit';
}
