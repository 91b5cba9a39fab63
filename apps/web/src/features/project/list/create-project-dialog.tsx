import {
  DEFAULT_PROJECT_STATUS,
  DEFAULT_PROJECT_TYPE,
  LENGTHS,
  MAX_OWNER_MIB,
  MAX_PROJECTS,
} from '@faena/shared/domain';
import { useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { readStored } from '@/lib/storage.ts';
import { useProjectRoom } from '@/lib/use-project-room.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { projectLimitTexts } from '@/texts/near-limit.ts';
import { projectListTexts } from '@/texts/project-list.ts';
import { dateFaultText } from '@/ui/date-fault-text.ts';
import { DateRange } from '@/ui/date-range.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useCreateProject } from '../change-requests.ts';
import { useProjects } from '../requests.ts';

const texts = projectListTexts.createProject;
const EMPTY = { name: '', description: '', dates: { from: '', to: '' } };

type CreateProjectDialogProps = {
  companyId: string;
  onClose: () => void;
};

/** 'Crear nuevo proyecto' of the dashboard (COMPANY-19). */
export function CreateProjectDialog({ companyId, onClose }: CreateProjectDialogProps) {
  const { alert } = useDialogs();
  const { save, state } = useSaving(useCreateProject());
  const projects = useProjects(companyId);
  const room = useProjectRoom(projects.data?.[0]?._id);
  const [form, setForm] = useState(EMPTY);
  const { name, description, dates } = form;
  const dirty = [name, description, dates.from, dates.to].some(Boolean);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    const complete = [name, description, dates.from, dates.to, readStored('username') ?? ''].every((text) =>
      text.trim(),
    );
    if (!complete) {
      void alert(texts.incomplete);
      return;
    }
    if (dateFaultText(dates.from) || dateFaultText(dates.to, 'day', { min: dates.from })) {
      // The invalid field shows the fault.
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    save(
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
    <FormDialog
      title={texts.title}
      labels={texts}
      onSubmit={submit}
      dirty={dirty}
      saving={state}
      onClose={onClose}
    >
      <NearLimit present={projects.data?.length} most={MAX_PROJECTS} screen="es" />
      <NearLimit
        present={room?.ownerMebibytes ?? undefined}
        most={MAX_OWNER_MIB}
        what={projectLimitTexts.owner}
        screen="es"
      />
      <Field longest={LENGTHS.name} label={texts.name}>
        <Input value={name} onChange={(event) => setForm({ ...form, name: event.target.value })} />
      </Field>
      <Field longest={LENGTHS.description} label={texts.description}>
        <Textarea
          draft={`new-project:${companyId}`}
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
    </FormDialog>
  );
}
