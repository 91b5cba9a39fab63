import { offsetName } from '@faena/shared/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { recordTexts } from '../texts/records.ts';
import { instantsOf, type TypedMoment } from './zoned-time.ts';

type WhichOfTwoProps = {
  label: string;
  moment: TypedMoment;
  timeZone: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/** Asks for one of two instants if a clock change repeats the typed time (TIME-52); nothing otherwise. */
export function WhichOfTwo({ label, moment, timeZone, error, field }: WhichOfTwoProps) {
  const instants = instantsOf(moment, timeZone);
  if (instants.length < 2) return null;
  return (
    <div className="col-span-2">
      <Field label={label} error={error} required>
        <Select {...field}>
          <option value="">{recordTexts.form.choose}</option>
          {instants.map((at) => {
            const offset = offsetName(at, timeZone);
            return (
              <option key={offset} value={offset}>
                {moment.time} {offset}
              </option>
            );
          })}
        </Select>
      </Field>
    </div>
  );
}
