import type { LinkedSlip } from '@faena/shared/schemas';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { Notice } from '@/ui/notice.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts;

/** Says above a slip that it no longer counts, because its run was reopened (SLIP-16). */
export function ReopenedNote({ slip }: { slip: LinkedSlip }) {
  return slip.reopened && <Notice tone="warn">{texts.reopened}</Notice>;
}

/** The net of a slip with its payday, or with the outcome of a net below zero (SLIP-16). */
export function SlipNet({ slip, company = false }: { slip: LinkedSlip; company?: boolean }) {
  const { format } = useMoney();
  const { net, paid, payday, lines, companyName } = slip;
  const carried = lines.find(({ debt }) => debt === 'carried')?.amount ?? 0;
  const nothing = carried > 0 ? texts.carried(format(carried)) : texts.nothing;
  return (
    <>
      <p className="tabular wrap-anywhere font-semibold text-2xl tracking-tight">{format(net)}</p>
      <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
        {company && <UserText>{companyName}</UserText>}
        <span>{net === 0 ? nothing : texts.payday(formatCalendarDate(payday))}</span>
        {paid > 0 && <span>{texts.paid(format(paid))}</span>}
      </p>
    </>
  );
}
