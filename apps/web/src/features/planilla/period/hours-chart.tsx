import { type DateRange, periodKey, periodLabel } from '@faena/shared/domain';
import type { RecordsOwner } from '@/features/time/index.ts';
import { formatDates } from '@/lib/format-moment.ts';
import { formatHours } from '@/lib/format-payroll.ts';
import { language } from '@/lib/language.ts';
import { Part } from '@/ui/part.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { useHoursHistory } from '../requests.ts';
import { payrollTexts } from '../texts/payroll.ts';
import { chartDays, chartRange } from './chart-days.ts';
import type { ShownPeriod } from './period-selection.ts';

const texts = payrollTexts.history;
const loadBars = () => import('./hours-bars.tsx').then(({ HoursBars }) => HoursBars);

type HoursChartProps = {
  owner: RecordsOwner;
  period: ShownPeriod;
  date: string;
  range: DateRange;
};

/** The hours of each day of the period, including days without hours. The chosen day stands out in its week. */
export function HoursChart({ owner, period, date, range: chosen }: HoursChartProps) {
  const range = chartRange(chosen);
  const query = useHoursHistory(owner, 'day', range);
  const { data } = query;
  const days = chartDays(range, data ?? []);
  const worked = days.filter(({ hours }) => hours > 0);

  return (
    <figure className="rounded-card border border-line bg-surface p-3">
      <figcaption className="text-muted text-sm">
        {texts.chart} ·{' '}
        {period === 'pay'
          ? formatDates(range)
          : periodLabel(periodKey(period === 'month' ? 'month' : 'week', date), language)}
      </figcaption>
      <div className="tabular h-40">
        <QueryNote query={query} failed={texts.failed} className="py-4" />
        {data && (
          <Part load={loadBars}>
            {(HoursBars) => <HoursBars days={days} highlighted={period === 'day' ? date : undefined} />}
          </Part>
        )}
      </div>
      {/* The values of the bars, for screen readers. */}
      <ul className="sr-only">
        {worked.map(({ date: key, label, hours }) => (
          <li key={key}>{texts.chartOf(label, formatHours(hours))}</li>
        ))}
      </ul>
    </figure>
  );
}
