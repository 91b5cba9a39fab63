import { DAY_COUNTS, type DayCount, dayCounts } from '@faena/shared/domain';
import type { PersonToday } from '@faena/shared/schemas';
import { cn } from '@/ui/cn.ts';
import { todayTexts as texts } from '../texts/today.ts';

type DayCountsProps = {
  people: readonly PersonToday[];
  chosen: DayCount | null;
  choose: (count: DayCount | null) => void;
};

/** The counts of the day; a press shows the people of one, another press shows all (TODAY-8). */
export function DayCounts({ people, chosen, choose }: DayCountsProps) {
  const counts = dayCounts(people);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are no fields of a form.
    <div
      role="group"
      aria-label={texts.counts}
      className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2"
    >
      {DAY_COUNTS.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={chosen === count}
          onClick={() => choose(chosen === count ? null : count)}
          className={cn(
            'rounded-card border border-line bg-surface px-3 py-2 text-left transition-colors hover:bg-hover',
            'aria-pressed:border-accent aria-pressed:bg-hover',
          )}
        >
          <span className="block text-muted text-sm">{texts.states[count]}</span>
          <span
            className={cn(
              'tabular block font-semibold text-xl',
              count === 'late' && counts.late > 0 && 'text-warn',
            )}
          >
            {counts[count]}
          </span>
        </button>
      ))}
    </div>
  );
}
