import { singleSpaced } from '@faena/shared/domain';
import type { Company } from '@faena/shared/schemas';
import { useState } from 'react';
import { payrollMoney } from '@/lib/money.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { companyTexts } from '@/texts/companies.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { useCompanyLoss, useDeleteCompany } from './requests.ts';

const texts = companyTexts.remove;

type DeleteCompanyDialogProps = {
  company: Pick<Company, '_id' | 'name' | 'currency'>;
  onClose: () => void;
};

/** Asks before a company is deleted: only its exact name enables the button (COMPANY-8). */
export function DeleteCompanyDialog({ company: { _id, name, currency }, onClose }: DeleteCompanyDialogProps) {
  const [typed, setTyped] = useState('');
  const { data: loss } = useCompanyLoss(_id);
  const { save: remove, error, state } = useSaving(useDeleteCompany());
  // Several spaces look like one.
  const confirmed = singleSpaced(typed) === singleSpaced(name);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!confirmed) return;
    remove(_id, {
      onSuccess: () => {
        toast.success(texts.done(name));
        onClose();
      },
    });
  }

  return (
    <FormDialog
      size="sm"
      title={texts.title}
      description={texts.confirm}
      labels={{ cancel: texts.cancel, save: texts.submit }}
      onSubmit={submit}
      // The name is typed to be sure; there is nothing of it to keep.
      dirty={false}
      saving={state}
      onClose={onClose}
      failure={error && messageOf(error, texts.failed)}
      danger
      disabled={!confirmed}
    >
      <p className="text-muted">{texts.consequence}</p>
      <p role="status">
        {loss &&
          deletionTexts.company(loss.projects, loss.employees, payrollMoney(currency).format(loss.earned))}
      </p>
      <Field label={texts.typeName(name)}>
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </FormDialog>
  );
}
