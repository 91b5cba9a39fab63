import { MAX_ACCOUNT_LENGTH } from '@faena/shared/domain';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { bankFileTexts } from '../../texts/bank-file.ts';
import { accountOf, type BankForm, type Payee } from './bank-form.ts';

const texts = bankFileTexts;
/** The number of people that are drawn at once. */
const STEP = 50;
/** The most people that the notice names. */
const MOST_NAMED = 5;

type BankAccountsProps = {
  payees: readonly Payee[];
  form: BankForm;
  onChange: (changes: Partial<BankForm>) => void;
};

/** The bank account of each paid person. A notice names the people without one (SLIP-7). */
export function BankAccounts({ payees, form: { accounts }, onChange }: BankAccountsProps) {
  const { shown, more } = useSteps(payees, STEP);
  const missing = payees.filter(({ _id }) => !accounts[_id]?.trim()).map(({ name }) => name);
  if (payees.length === 0) return <p className="text-muted">{texts.nobody}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{texts.accounts}</legend>
      {missing.length > 0 && (
        <div className="mb-2">
          <Notice tone="warn">
            <UserText>{texts.missing(missing.slice(0, MOST_NAMED), missing.length)}</UserText>
          </Notice>
        </div>
      )}
      <div className="max-h-72 overflow-y-auto rounded-control border border-line px-3">
        <ul className="divide-y divide-line">
          {shown.map(({ _id, name }) => {
            const typed = accounts[_id] ?? '';
            return (
              <li key={_id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-1.5">
                <span className="flex min-h-control min-w-0 items-center max-sm:w-full sm:flex-1">
                  <UserText lines={1}>{name}</UserText>
                </span>
                <Field
                  label={texts.accountOf(name)}
                  hideLabel
                  error={accountOf(typed) === null ? texts.accountFault : undefined}
                  className="w-64 max-sm:w-full"
                >
                  <Input
                    className="tabular"
                    autoComplete="off"
                    maxLength={MAX_ACCOUNT_LENGTH}
                    value={typed}
                    onChange={({ target }) => onChange({ accounts: { ...accounts, [_id]: target.value } })}
                  />
                </Field>
              </li>
            );
          })}
        </ul>
        {more}
      </div>
    </fieldset>
  );
}
