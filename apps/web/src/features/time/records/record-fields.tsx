import { durationHours, durationMs, LENGTHS } from '@faena/shared/domain';
import type { Employee } from '@faena/shared/schemas';
import { useFormContext } from 'react-hook-form';
import { formatHours } from '@/lib/format-payroll.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { recordTexts } from '../texts/records.ts';
import { DateOfForm, TimeOfForm } from './moment-inputs.tsx';
import { projectChoices } from './project-choices.ts';
import { type RecordForm, type RecordToForm, timesOf } from './record-form.ts';
import { WhichOfTwo } from './which-of-two.tsx';

const texts = recordTexts.form;
const ENDS = [
  { date: 'startDate', time: 'startTime', offset: 'startOffset', which: 'whichStart' },
  { date: 'endDate', time: 'endTime', offset: 'endOffset', which: 'whichEnd' },
] as const;

type RecordFieldsProps = {
  /** Null where none can be chosen. */
  projects: Employee['projects'] | null;
  record: RecordToForm | null;
  timeZone: string;
  /** The readers of the reason. */
  reasonHint?: string;
  /** Names the reason among the unsaved texts (FORM-10). */
  draft: string;
};

/** Start, end, project and reason of a record; its length follows the typed times. */
export function RecordFields({
  projects,
  record,
  timeZone,
  reasonHint = texts.reasonHint,
  draft,
}: RecordFieldsProps) {
  const { control, register, watch, formState } = useFormContext<RecordForm>();
  const { errors } = formState;
  const form = watch();
  const { startTime, endTime } = timesOf(form, record, timeZone);
  const lasts =
    startTime && endTime && endTime > startTime ? durationHours(durationMs({ startTime, endTime })) : null;

  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {ENDS.map(({ date, time, offset, which }) => (
          <div key={date} className="contents">
            <Field label={texts[date]} error={errors[date]?.message} required>
              <DateOfForm control={control} name={date} />
            </Field>
            <Field label={texts[time]} error={errors[time]?.message} required>
              <TimeOfForm control={control} name={time} />
            </Field>
            <WhichOfTwo
              label={texts[which]}
              moment={{ date: form[date], time: form[time] }}
              timeZone={timeZone}
              error={errors[offset]?.message}
              field={register(offset)}
            />
          </div>
        ))}
      </div>
      <p className="tabular -mt-2 text-muted text-sm">
        {texts.duration}: {lasts === null ? recordTexts.open : formatHours(lasts)}
      </p>
      {projects && (
        <Field label={texts.project} error={errors.projectId?.message}>
          <Select {...register('projectId')}>
            <option value="">{recordTexts.noProject}</option>
            {projectChoices(projects, record).map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        longest={LENGTHS.reason}
        label={texts.reason}
        hint={reasonHint}
        error={errors.reason?.message}
        required
      >
        <Textarea {...register('reason')} draft={draft} rows={3} />
      </Field>
    </>
  );
}
