import { DEFAULT_PROJECT_STATUS, DEFAULT_PROJECT_TYPE } from '@faena/shared/domain';
import { useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { readStored } from '@/lib/storage.ts';
import { managerTexts } from '@/texts/manager.ts';
import { Button } from '@/ui/button.tsx';
import { DateRange } from '@/ui/date-range.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useCreateProject } from '../requests.ts';

const texts = managerTexts.createProject;
const EMPTY = { name: '', description: '', dates: { from: '', to: '' } };

type CreateProjectDialogProps = {
  companyId: string;
  onClose: () => void;
};

/** 'Crear nuevo proyecto' of the dashboard (COMPANY-19). */
export function CreateProjectDialog({ companyId, onClose }: CreateProjectDialogProps) {
  const { alert } = useDialogs();
  const { mutate, isPending } = useCreateProject();
  const [form, setForm] = useState(EMPTY);
  const { name, description, dates } = form;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    const complete = [name, description, dates.from, dates.to, readStored('username') ?? ''].every((text) =>
      text.trim(),
    );
    if (!complete) {
      void alert(texts.incomplete);
      return;
    }
    mutate(
      {
        name,
        description,
        start_date: dates.from,
        end_date: dates.to,
        type: DEFAULT_PROJECT_TYPE,
        status: DEFAULT_PROJECT_STATUS,
        company_id: companyId,
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          reportError(error);
          void alert(texts.failed);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={texts.title}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <fieldset disabled={isPending} className="grid gap-4">
        <Field label={texts.name}>
          <Input value={name} onChange={(event) => setForm({ ...form, name: event.target.value })} />
        </Field>
        <Field label={texts.description}>
          <Textarea
            rows={3}
            value={description}
            onChange={(event) => setForm({ ...form, description: event.target.value })}
          />
        </Field>
        <DateRange
          value={dates}
          onValueChange={(value) => setForm({ ...form, dates: value })}
          fromLabel={texts.start}
          toLabel={texts.end}
        />
      </fieldset>
    </Dialog>
  );
}
