import { lastFourOf } from '@faena/shared/domain';
import { useState } from 'react';
import { maskedAccount } from '@/lib/masked-account.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { bankFileTexts } from '../../texts/bank-file.ts';
import { AccountDialog } from './account-dialog.tsx';
import { useBankSettings } from './requests.ts';

const texts = bankFileTexts.person;

type PersonAccountProps = { companyId: string; employeeId: string };

/** The bank account of a person in a company, masked, and the button that sets it (SLIP-15). */
export function PersonAccount({ companyId, employeeId }: PersonAccountProps) {
  const settings = useBankSettings(companyId);
  const [isAsking, setAsking] = useState(false);
  const account = settings.data?.accounts.find((one) => one.employeeId === employeeId)?.account ?? '';
  return (
    <Card className="mt-6 grid max-w-2xl justify-items-start gap-3 p-4 sm:p-6">
      <h2 className="font-semibold">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      <QueryNote query={settings} failed={texts.failed} />
      {settings.data && (
        <>
          <p className="tabular">{account ? maskedAccount(lastFourOf(account)) : texts.none}</p>
          <Button onClick={() => setAsking(true)}>{account ? texts.change : texts.set}</Button>
        </>
      )}
      {isAsking && (
        <AccountDialog companyId={companyId} employeeId={employeeId} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}
