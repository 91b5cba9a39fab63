import { MAX_ACCOUNT_LENGTH } from '@faena/shared/domain';
import { useState } from 'react';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { ValueDialog } from '@/ui/value-dialog.tsx';
import { bankFileTexts } from '../../texts/bank-file.ts';
import { accountOf } from './bank-form.ts';
import { useSetAccount } from './requests.ts';

const texts = bankFileTexts.person;

type AccountDialogProps = { companyId: string; employeeId: string; onClose: () => void };

/** Asks for the whole new account of a person; an empty one removes it (SLIP-15). */
export function AccountDialog({ companyId, employeeId, onClose }: AccountDialogProps) {
  const [typed, setTyped] = useState('');
  const account = accountOf(typed);

  return (
    <ValueDialog
      title={texts.title}
      labels={texts}
      value={account}
      write={useSetAccount(companyId, employeeId)}
      failed={texts.saveFailed}
      saved={texts.saved}
      dirty={typed !== ''}
      onClose={onClose}
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
    </ValueDialog>
  );
}
