import { maskedAccount } from '@/lib/masked-account.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useOwnAccounts } from './requests.ts';
import { slipTexts } from './texts/slips.ts';

const { account: texts } = slipTexts;

/** The bank accounts to which companies pay the signed-in employee, by their last digits; nothing without any (SLIP-8). */
export function OwnAccounts() {
  const accounts = useOwnAccounts();
  if (!accounts.data) return <QueryNote query={accounts} failed={texts.failed} className="mb-4" />;
  if (accounts.data.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1" aria-label={texts.list}>
      {accounts.data.map(({ company, lastFour }) => (
        <li key={company._id} className="tabular flex flex-wrap gap-x-2">
          <span className="text-muted">{texts.paidTo}</span>
          <span className="font-medium">{maskedAccount(lastFour)}</span>
          <UserText className="text-muted">{company.name}</UserText>
        </li>
      ))}
    </ul>
  );
}
