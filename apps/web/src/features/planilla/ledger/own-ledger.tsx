import { History } from 'lucide-react';
import { useWorkplace } from '@/features/time/index.ts';
import { useMoney } from '@/lib/money.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ledgerTexts } from '../texts/ledger.ts';
import { LedgerEvents } from './ledger-events.tsx';
import { useOwnLedger } from './requests.ts';

/** The changes of the signed-in employee's money (LEDGER-7). */
export function OwnLedger() {
  const { timeZone, isPending } = useWorkplace();
  const money = useMoney();
  return (
    <LedgerEvents
      query={useOwnLedger()}
      manner={isPending ? undefined : { timeZone, money }}
      own
      empty={<EmptyState icon={History} title={ledgerTexts.empty} hint={ledgerTexts.emptyHint} />}
    />
  );
}
