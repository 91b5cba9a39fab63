import type { PayPeriod } from '@faena/shared/schemas';
import { formatCalendarDate, formatDates } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { Fact } from '@/ui/fact.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { useClosePeriod } from '../pay-period-requests.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';
import type { Carried } from './carried.ts';

const texts = payPeriodTexts.close;
/** So many of what is carried over are named. */
const MOST_NAMED = 5;

type CloseDialogProps = {
  period: PayPeriod;
  carried: Carried;
  /** The carried items, in words. */
  carriedNames: readonly string[];
  onClose: () => void;
  onClosed: () => void;
};

/** 'Cerrar': which period, whom and how much it pays, and what is left for the next one (RUN-1). */
export function CloseDialog({ period, carried, carriedNames, onClose, onClosed }: CloseDialogProps) {
  const { format } = useMoney();
  const { send, told } = useFormSaving(useClosePeriod(), texts.failed);
  const { companyId, startDate, endDate, payday, people, totals } = period;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    send({ companyId, startDate, endDate, carry: carried }, ({ number }) => {
      toast.success(texts.done(number));
      onClosed();
    });
  }

  return (
    <FormDialog
      title={texts.title(formatDates(period))}
      description={texts.hint}
      labels={texts}
      onSubmit={submit}
      dirty={false}
      {...told}
      onClose={onClose}
    >
      <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <Fact label={texts.people}>{people.length}</Fact>
        <Fact label={texts.total}>
          <span className="font-semibold">{format(totals.net)}</span>
        </Fact>
        <Fact label={texts.payday}>{formatCalendarDate(payday)}</Fact>
      </dl>
      {carriedNames.length > 0 && (
        <div>
          <p className="font-medium">{texts.carried(carriedNames.length)}</p>
          <ul className="tabular text-muted">
            {carriedNames.slice(0, MOST_NAMED).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {carriedNames.length > MOST_NAMED && <li>{texts.more(carriedNames.length - MOST_NAMED)}</li>}
          </ul>
          <p className="mt-1 text-muted text-sm">{texts.less}</p>
        </div>
      )}
    </FormDialog>
  );
}
