import { MARKINGS, MOST_SHIFT_HOURS } from '@faena/shared/domain';
import type { CompanyNoun } from '@faena/shared/schemas';
import { type Control, Controller, type FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { TimeInput } from '@/ui/time-input.tsx';
import { companyFormTexts as texts } from './texts/company-form.ts';

/** The usual lengths of lunch. */
const LUNCHES = [15, 30, 45, 60, 75, 90, 120];
const HOURS = Array.from({ length: MOST_SHIFT_HOURS }, (_, hour) => hour + 1);

type CompanyFormValues = z.input<typeof CompanyNoun.form>;
type ClockTermsProps = { control: Control<CompanyFormValues>; errors: FieldErrors<CompanyFormValues> };

/**
 * How people mark (MARK-1), the longest shift, whether idle time and lunch are paid, and the lunch that is deducted. Each
 * counts from then on (TIME-60, TIME-63, MARK-24, LUNCH-2).
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
      <Field label={texts.fields.lunchFrom} hint={texts.lunchRuleHint} error={errors.lunchFrom?.message}>
        <Controller
          control={control}
          name="lunchFrom"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <TimeInput name={name} value={value} onValueChange={onChange} onBlur={onBlur} />
          )}
        />
      </Field>
      <Field label={texts.fields.lunchMinutes} error={errors.lunchMinutes?.message}>
        <Controller
          control={control}
          name="lunchMinutes"
          render={({ field: { value, onChange, ...field } }) => (
            <Select {...field} value={value} onChange={({ target }) => onChange(Number(target.value))}>
              {[...new Set([...LUNCHES, value])]
                .toSorted((a, b) => a - b)
                .map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {texts.lunchOf(minutes)}
                  </option>
                ))}
            </Select>
          )}
        />
      </Field>
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
