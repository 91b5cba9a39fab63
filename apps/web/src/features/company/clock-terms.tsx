import { MARKINGS, MOST_SHIFT_HOURS } from '@faena/shared/domain';
import type { CompanyNoun } from '@faena/shared/schemas';
import { type Control, Controller, type FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { companyFormTexts as texts } from './texts/company-form.ts';

const HOURS = Array.from({ length: MOST_SHIFT_HOURS }, (_, hour) => hour + 1);

type CompanyFormValues = z.input<typeof CompanyNoun.form>;
type ClockTermsProps = { control: Control<CompanyFormValues>; errors: FieldErrors<CompanyFormValues> };

/**
 * How people mark (MARK-1), the longest shift, and whether idle time and lunch are paid. Each counts from then on (TIME-60,
 * TIME-63, MARK-24).
 */
export function ClockTerms({ control, errors }: ClockTermsProps) {
  return (
    <>
      <Field label={texts.fields.marking} hint={texts.markingHint} error={errors.marking?.message}>
        <Controller
          control={control}
          name="marking"
          render={({ field }) => (
            <Select {...field}>
              {MARKINGS.map((marking) => (
                <option key={marking} value={marking}>
                  {texts.markings[marking]}
                </option>
              ))}
            </Select>
          )}
        />
      </Field>
      <Field
        label={texts.fields.longestShiftHours}
        hint={texts.longestShiftHint}
        error={errors.longestShiftHours?.message}
      >
        <Controller
          control={control}
          name="longestShiftHours"
          render={({ field: { value, onChange, ...field } }) => (
            <Select {...field} value={value} onChange={({ target }) => onChange(Number(target.value))}>
              {HOURS.map((hours) => (
                <option key={hours} value={hours}>
                  {texts.shiftOf(hours)}
                </option>
              ))}
            </Select>
          )}
        />
      </Field>
      <YesOrNo control={control} name="paysIdleTime" hint={texts.idleHint} />
      <YesOrNo control={control} name="paysLunch" hint={texts.lunchHint} />
    </>
  );
}

type YesOrNoProps = Pick<ClockTermsProps, 'control'> & { name: 'paysIdleTime' | 'paysLunch'; hint: string };

function YesOrNo({ control, name, hint }: YesOrNoProps) {
  return (
    <fieldset className="sm:col-span-2">
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <Checkbox name={name} label={texts.fields[name]} checked={value} onCheckedChange={onChange} />
        )}
      />
      <p className="text-muted text-sm">{hint}</p>
    </fieldset>
  );
}
