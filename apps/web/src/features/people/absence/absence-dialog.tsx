import { ABSENCE_KINDS, isCalendarDate, LENGTHS } from '@faena/shared/domain';
import type { Absence } from '@faena/shared/schemas';
import { useState } from 'react';
import { absenceKinds } from '@/texts/absence-kinds.ts';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { DateRange } from '@/ui/date-range.tsx';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { absenceTexts as texts } from '../texts/absences.ts';
import { type AbsenceForm, useSaveAbsence } from './requests.ts';

type AbsenceDialogProps = {
  employeeId: string;
  /** Null for a new one. */
  absence: Absence | null;
  onClose: () => void;
};

const NEW: AbsenceForm = { kind: 'vacation', startDate: '', endDate: '', note: '' };

/** Sets an absence, or changes one; a day that is taken is told above the fields (ABSENCE-3). */
export function AbsenceDialog({ employeeId, absence, onClose }: AbsenceDialogProps) {
  const [form, setForm] = useState<AbsenceForm>(() => (absence ? formOf(absence) : NEW));
  const change = (part: Partial<AbsenceForm>) => setForm({ ...form, ...part });
  const { send, fail, progress } = useFormSaving(useSaveAbsence(employeeId, absence), texts.failed);
  const { kind, startDate, endDate, note } = form;
  const isComplete = isCalendarDate(startDate) && isCalendarDate(endDate) && startDate <= endDate;
  const initial = absence ? formOf(absence) : NEW;
  return (
    <FormDialog
      title={absence ? texts.change : texts.add}
      size="sm"
      labels={texts}
      dirty={JSON.stringify(form) !== JSON.stringify(initial)}
      {...progress}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) {
          fail(texts.daysMissing);
          return;
        }
        send(form, () => {
          toast.success(texts.saved);
          onClose();
        });
      }}
      onClose={onClose}
    >
      <Field label={texts.kind}>
        <ChoiceSelect
          choices={ABSENCE_KINDS}
          labels={absenceKinds}
          value={kind}
          onChoose={(chosen) => change({ kind: chosen })}
        />
      </Field>
      <DateRange
        value={{ from: startDate, to: endDate }}
        onValueChange={({ from, to }) => change({ startDate: from, endDate: to })}
      />
      <Field label={texts.note}>
        <Input
          value={note}
          maxLength={LENGTHS.reason}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

const formOf = ({ kind, startDate, endDate, note }: Absence): AbsenceForm => ({
  kind,
  startDate,
  endDate,
  note,
});
