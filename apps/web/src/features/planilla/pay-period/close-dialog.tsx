import type { PayPeriod, PayPoint } from '@faena/shared/schemas';
import { formatCalendarDate, formatDates } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { Fact } from '@/ui/fact.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { UserText } from '@/ui/user-text.tsx';
import { nameOf } from '../name-of.ts';
import { useClosePeriod, useRunPreview } from '../pay-period-requests.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';
import type { Carried } from './carried.ts';
import { pointInWords } from './point-in-words.ts';

const texts = payPeriodTexts.close;
/** The most carried-over items that the window names. */
const MOST_NAMED = 5;

type CloseDialogProps = {
  period: PayPeriod;
  carried: Carried;
  /** The points of the carried items. */
  points: readonly PayPoint[];
  onClose: () => void;
  onClosed: () => void;
};

/** 'Cerrar': shows the period, the people, the total, and the items left for the next run (RUN-1, RUN-13). */
export function CloseDialog({ period, carried, points, onClose, onClosed }: CloseDialogProps) {
  const { format } = useMoney();
  const { send, progress } = useFormSaving(useClosePeriod(), texts.failed);
  const { companyId, startDate, endDate } = period;
  const draft = { companyId, startDate, endDate, carry: carried };
  const isOpen = period.run === null;
  const query = useRunPreview(draft, isOpen);
  // The person's own closing is no news.
  const over = period.run && !progress.saving.saving ? texts.closedElsewhere(period.run.number) : null;
  // Old figures must not be closed while the new ones load.
  const preview = query.isFetching ? undefined : query.data;
  const obstacles = preview?.points ?? [];
  const inClock = namesOf(period, [...points, ...obstacles].filter(isRunning));
  const carriedNames = namesOf(period, points.filter(isOther));
  const canClose = isOpen && preview !== undefined && obstacles.length === 0;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!canClose) return;
    send({ ...draft, shown: preview.figuresHash }, ({ number }) => {
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
      {...progress}
      onClose={onClose}
      disabled={!canClose}
    >
      {over && <Notice tone="info">{over}</Notice>}
      {preview ? (
        <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1" aria-live="polite">
          <Fact label={texts.people}>{preview.people}</Fact>
          <Fact label={texts.total}>
            <span className="font-semibold">{format(preview.net)}</span>
          </Fact>
          <Fact label={texts.payday}>{formatCalendarDate(preview.payday)}</Fact>
        </dl>
      ) : (
        isOpen &&
        !query.error && (
          <Loading label={texts.reckoning}>
            <Skeleton className="h-20" />
          </Loading>
        )
      )}
      {isOpen && endDate === period.today && <Notice tone="info">{texts.lastDay}</Notice>}
      <QueryNote query={query} failed={texts.reckoningFailed} />
      {obstacles.length > 0 && <Notice tone="warn">{texts.obstructed}</Notice>}
      {inClock.length > 0 && (
        <div>
          <p className="font-medium">{texts.inClock(inClock.length)}</p>
          <ul className="tabular text-muted">
            {inClock.map((name) => (
              <li key={name}>
                <UserText>{name}</UserText>
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview && preview.debts.length > 0 && (
        <div>
          <p className="font-medium">{texts.debts}</p>
          <ul className="tabular text-muted">
            {preview.debts.map(({ employeeId, carried: amount, waived }) => (
              <li key={employeeId}>
                <UserText>
                  {texts.debt(nameIn(period, employeeId), format(amount)) +
                    (waived > 0 ? texts.waived(format(waived)) : '')}
                </UserText>
              </li>
            ))}
          </ul>
        </div>
      )}
      {carriedNames.length > 0 && (
        <div>
          <p className="font-medium">{texts.carried(carriedNames.length)}</p>
          <ul className="tabular text-muted">
            {carriedNames.slice(0, MOST_NAMED).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {carriedNames.length > MOST_NAMED && <li>{texts.more(carriedNames.length - MOST_NAMED)}</li>}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}

const isRunning = ({ kind }: PayPoint) => kind === 'running';
/** Debts and clocks have a list of their own. */
const isOther = ({ kind }: PayPoint) => kind !== 'running' && kind !== 'negative';

/** The people of points with their time, each once. */
function namesOf(period: PayPeriod, points: readonly PayPoint[]): string[] {
  const all = points.map((point) =>
    [nameIn(period, point.employeeId), pointInWords(point, period.timezone)].filter(Boolean).join(', '),
  );
  return [...new Set(all)];
}

function nameIn({ people }: PayPeriod, id: string): string {
  const person = people.find(({ _id }) => _id === id);
  return person ? nameOf(person) : '';
}
