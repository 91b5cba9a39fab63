import type { PayPeriodPerson } from '@faena/shared/schemas';
import { Notice } from '@/ui/notice.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { nameOf } from '../name-of.ts';
import { useBankSettings } from '../run-file/bank/requests.ts';
import { bankFileTexts } from '../texts/bank-file.ts';
import { paymentTexts } from '../texts/payments.ts';

type WithoutAccountProps = { companyId: string; people: readonly PayPeriodPerson[] };

/** Names the people without a bank account, with links to their pages; nothing if all have one (PAYMENT-6). */
export function WithoutAccount({ companyId, people }: WithoutAccountProps) {
  const settings = useBankSettings(companyId);
  if (!settings.data) return <QueryNote query={settings} failed={bankFileTexts.loadFailed} />;
  const known = new Set(
    settings.data.accounts.flatMap(({ employeeId, account }) => (account ? [employeeId] : [])),
  );
  const lacking = people.filter(({ _id }) => !known.has(_id));
  if (lacking.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{paymentTexts.pay.withoutAccount(lacking.length)}</p>
      <ul className="flex flex-wrap gap-x-4">
        {lacking.map((person) => (
          <li key={person._id} className="min-w-0">
            {person.left ? (
              <UserText>{nameOf(person)}</UserText>
            ) : (
              <TextLink to={`/employees/${person._id}/edit`} printed className="wrap-anywhere">
                {nameOf(person)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
