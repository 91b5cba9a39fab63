import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { DatePicker } from '@/ui/date-picker.tsx';
import { TimeInput } from '@/ui/time-input.tsx';

type MomentInputProps<Form extends FieldValues> = { control: Control<Form>; name: FieldPath<Form> };

/** The date of a moment, as a value of a form. */
export function DateOfForm<Form extends FieldValues>({ control, name }: MomentInputProps<Form>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DatePicker
          name={field.name}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          className="w-full"
        />
      )}
    />
  );
}

/** The time of a moment, as a value of a form. */
export function TimeOfForm<Form extends FieldValues>({ control, name }: MomentInputProps<Form>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <TimeInput
          name={field.name}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}
