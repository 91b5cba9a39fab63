import { MAX_ACCOUNT_LENGTH } from '@faena/shared/domain';
import { useState } from 'react';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { bankFileTexts } from '../../texts/bank-file.ts';
import { accountOf } from './bank-form.ts';
import { useSetAccount } from './requests.ts';

const texts = bankFileTexts.person;

type AccountDialogProps = { companyId: string; employeeId: string; onClose: () => void };

/** Takes the whole new account of a person; an empty one removes it (SLIP-15). */
export function AccountDialog({ companyId, employeeId, onClose }: AccountDialogProps) {
  const [typed, setTyped] = useState('');
  const { send, progress } = useFormSaving(useSetAccount(companyId, employeeId), texts.saveFailed);
  const account = accountOf(typed);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (account === null) return;
    send(account, () => {
      toast.success(texts.saved);
      onClose();
    });
  }

  return (
    <FormDialog
      title={texts.title}
      labels={texts}
      onSubmit={submit}
      dirty={typed !== ''}
      {...progress}
      onClose={onClose}
      disabled={account === null}
    >
      <Field
        label={texts.account}
        hint={texts.accountHint}
        error={account === null ? bankFileTexts.accountFault : undefined}
      >
        <Input
          className="tabular"
          autoComplete="off"
          maxLength={MAX_ACCOUNT_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
