import type { Company } from '@faena/shared/schemas';
import { useState } from 'react';
import { useReport } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Select } from '@/ui/select.tsx';
import { toast } from '@/ui/toast.ts';
import { useHandOver, useManagers } from './changes.ts';
import { allCompaniesTexts } from './texts/all-companies.ts';

const texts = allCompaniesTexts.handOver;

type HandOverDialogProps = {
  company: Pick<Company, '_id' | 'name' | 'created_by'>;
  onClose: () => void;
};

/** Gives a company and its content to another manager (ADMIN-3). */
export function HandOverDialog({ company: { _id, name, created_by }, onClose }: HandOverDialogProps) {
  const managers = useManagers();
  useReport(managers.error);
  const { save, error, state } = useSaving(useHandOver(_id));
  const [owner, setOwner] = useState('');
  const others = managers.data?.filter(({ username }) => username !== created_by);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!owner) return;
    save(owner, {
      onSuccess: () => {
        toast.success(texts.done(name, owner));
        onClose();
      },
    });
  }

  return (
    <FormDialog
      title={texts.title(name)}
      description={texts.consequence}
      labels={texts}
      onSubmit={submit}
      dirty={owner !== ''}
      saving={state}
      onClose={onClose}
      failure={error && messageOf(error, texts.failed)}
      disabled={!owner}
    >
      <p className="break-words">{texts.present(created_by)}</p>
      <Field
        label={texts.owner}
        hint={others?.length === 0 && texts.nobody}
        error={managers.error ? texts.listFailed : undefined}
        required
      >
        <Select value={owner} onChange={(event) => setOwner(event.target.value)}>
          <option value="">{texts.choose}</option>
          {others?.map(({ _id: id, fullname, username }) => (
            <option key={id} value={username}>
              {`${fullname} (@${username})`}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
