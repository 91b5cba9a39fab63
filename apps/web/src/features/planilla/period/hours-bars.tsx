import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatHours } from '@/lib/format-payroll.ts';
import { payrollTexts } from '../texts/payroll.ts';
import type { ChartDay } from './chart-days.ts';

const texts = payrollTexts.history;
// An `interval` that measures texts would lay out the whole screen for each of them.
const AXIS = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--muted)', fontSize: 12 },
  tickLine: false,
} as const;
const FULL = 'var(--accent)';
const FAINT = 'color-mix(in srgb, var(--accent) 35%, var(--surface))';

type HoursBarsProps = {
  days: readonly ChartDay[];
  /** The chosen day of a week; without one all bars look alike. */
  highlighted?: string | undefined;
};

/** The bars without their frame. The chart library loads with them, only when a chart shows. */
export function HoursBars({ days, highlighted }: HoursBarsProps) {
  const bars = days.map((day) => ({
    ...day,
    fill: highlighted === undefined || day.date === highlighted ? FULL : FAINT,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%" aria-hidden>
      <BarChart data={bars} margin={{ top: 8, right: 6, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="tick" height={20} interval={days.length > 7 ? 4 : 0} {...AXIS} />
        <YAxis
          width={24}
          interval={0}
          allowDecimals={false}
          domain={[0, (highest: number) => Math.max(8, Math.ceil(highest))]}
          axisLine={false}
          {...AXIS}
        />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ payload }) => {
            const [bar] = payload;
            return bar ? (
              <p className="tabular rounded-control border border-line bg-surface px-2 py-1 text-sm shadow-pop">
                {texts.chartOf(bar.payload.label, formatHours(bar.payload.hours))}
              </p>
            ) : null;
          }}
        />
        <Bar dataKey="hours" radius={[2, 2, 0, 0]} maxBarSize={28} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
