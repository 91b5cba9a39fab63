import type { Person } from '@faena/shared/schemas';
import { useState } from 'react';
import { useAllCompanies } from '@/features/company/index.ts';
import { useReport } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Select } from '@/ui/select.tsx';
import { toast } from '@/ui/toast.ts';
import { peopleTexts } from '../texts/people.ts';
import { useAssignCompany } from './requests.ts';

const texts = peopleTexts.assign;

type AssignCompanyDialogProps = { person: Person; onClose: () => void };

/** Gives an employee a company, or another one (EMPLOYEE-12). */
export function AssignCompanyDialog({ person, onClose }: AssignCompanyDialogProps) {
  const { items, error: listError, complete } = useAllCompanies();
  useReport(listError);
  const { save, error, state } = useSaving(useAssignCompany(person._id));
  const present = person.company?._id ?? '';
  const [companyId, setCompanyId] = useState(present);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    const chosen = items.find(({ _id }) => _id === companyId);
    if (!chosen) return;
    save(companyId, {
      onSuccess: () => {
        toast.success(texts.done(person.fullname, chosen.name));
        onClose();
      },
    });
  }

  return (
    <FormDialog
      size="sm"
      title={texts.title(person.fullname)}
      description={present ? texts.consequence : texts.first}
      labels={texts}
      onSubmit={submit}
      dirty={companyId !== present}
      saving={state}
      onClose={onClose}
      failure={error && messageOf(error, texts.failed)}
      disabled={companyId === present || companyId === ''}
    >
      <Field
        label={texts.company}
        hint={complete && items.length === 0 && texts.none}
        error={listError ? texts.listFailed : undefined}
        required
      >
        <Select value={companyId} onChange={(event) => setCompanyId(event.target.value)}>
          {!present && <option value="">{texts.choose}</option>}
          {items.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
