import { durationHours, durationMs, LENGTHS } from '@faena/shared/domain';
import type { Employee, WorkRecord } from '@faena/shared/schemas';
import { useFormContext } from 'react-hook-form';
import { formatDay, formatMoment, formatTime } from '@/lib/format-moment.ts';
import { formatHours } from '@/lib/format-payroll.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { recordChangeTexts } from '../texts/record-changes.ts';
import { recordTexts } from '../texts/records.ts';
import { DateOfForm, TimeOfForm } from './moment-inputs.tsx';
import { isTwiceWithin, isWithin, type SplitForm, splitInstant } from './split-form.ts';
import { WhichOfTwo } from './which-of-two.tsx';
import { typedMoment } from './zoned-time.ts';

const texts = recordChangeTexts.split;

type SplitFieldsProps = {
  record: WorkRecord;
  projects: Employee['projects'];
  timeZone: string;
};

/** The instant of a split, each part with its times, length and project, and the reason. */
export function SplitFields({ record, projects, timeZone }: SplitFieldsProps) {
  const { control, register, watch, formState } = useFormContext<SplitForm>();
  const { errors } = formState;
  const start = new Date(record.startTime);
  const end = new Date(record.endTime ?? record.startTime);
  const [date, time, offset] = watch(['date', 'time', 'offset']);
  const typed = splitInstant({ date, time, offset }, record, timeZone);
  const at = typed && isWithin(typed, record) ? typed : null;
  const [first, last] = [start, end].map((moment) => typedMoment(moment, timeZone).date);
  const parts = [
    { name: 'firstProjectId', title: texts.first, startTime: start, endTime: at },
    { name: 'secondProjectId', title: texts.second, startTime: at, endTime: end },
  ] as const;

  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {first !== last && (
          <Field label={texts.date} error={errors.date?.message} required>
            <DateOfForm control={control} name="date" />
          </Field>
        )}
        <Field label={texts.time} error={errors.time?.message} required>
          <TimeOfForm control={control} name="time" />
        </Field>
        {isTwiceWithin({ date, time }, record, timeZone) && (
          <WhichOfTwo
            label={recordTexts.form.whichTime}
            moment={{ date, time }}
            timeZone={timeZone}
            error={errors.offset?.message}
            field={register('offset')}
          />
        )}
      </div>
      {parts.map(({ name, title, startTime, endTime }) => (
        <fieldset key={name} className="rounded-control border border-line p-3">
          <legend className="px-1 font-medium text-sm">{title}</legend>
          <p className="tabular mb-2 flex flex-wrap justify-between gap-x-4">
            <span>{startTime && endTime ? timesText(startTime, endTime, timeZone) : recordTexts.open}</span>
            <span className="font-medium">
              {startTime && endTime
                ? formatHours(durationHours(durationMs({ startTime, endTime })))
                : recordTexts.open}
            </span>
          </p>
          <Field label={texts.project(title)} hideLabel error={errors[name]?.message}>
            <Select {...register(name)}>
              <option value="">{recordTexts.noProject}</option>
              {projects.map((project) => (
                <option key={project._id} value={project._id}>
                  {project.name}
                </option>
              ))}
            </Select>
          </Field>
        </fieldset>
      ))}
      <Field
        longest={LENGTHS.reason}
        label={recordTexts.form.reason}
        hint={recordTexts.form.reasonHint}
        error={errors.reason?.message}
        required
      >
        <Textarea {...register('reason')} draft={`split:${record._id}`} rows={3} />
      </Field>
    </>
  );
}

function timesText(startTime: Date, endTime: Date, timeZone: string): string {
  const [start, end] = [startTime.toISOString(), endTime.toISOString()];
  const sameDay = formatDay(start, timeZone) === formatDay(end, timeZone);
  return `${formatMoment(start, timeZone)} – ${(sameDay ? formatTime : formatMoment)(end, timeZone)}`;
}
