import type { Adjustment, PersonPeriod } from '@faena/shared/schemas';
import { AdjustmentEntry } from '@/features/time/index.ts';
import { TitledList } from '@/ui/titled-list.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.details;

/** The adjustments of a person that the period pays, and those of its days that another period pays (ADJUST-3). */
export function PersonAdjustments({ adjustments, adjustedLater, timezone }: PersonPeriod) {
  return (
    <>
      {adjustments.length > 0 && (
        <TitledList title={texts.adjustments}>
          {adjustments.map((adjustment) => (
            <AdjustmentEntry
              key={adjustment._id}
              adjustment={adjustment}
              timeZone={timezone}
              mayTakeBack={mayTakeBack(adjustment, adjustments)}
            />
          ))}
        </TitledList>
      )}
      {adjustedLater.length > 0 && (
        <TitledList title={texts.adjustedLater}>
          {adjustedLater.map((adjustment) => (
            <AdjustmentEntry
              key={adjustment._id}
              adjustment={adjustment}
              timeZone={timezone}
              mayTakeBack={mayTakeBack(adjustment, adjustedLater)}
              paidAt={`/planilla/periodo?fecha=${adjustment.paidOn}`}
            />
          ))}
        </TitledList>
      )}
    </>
  );
}

/** Tests that no run has paid the adjustment, and no later one of its record or days depends on it (ADJUST-2). */
function mayTakeBack(adjustment: Adjustment, inOrder: readonly Adjustment[]): boolean {
  const { recordId, runNumber } = adjustment;
  const dates = new Set(adjustment.days.map(({ date }) => date));
  const later = inOrder.slice(inOrder.indexOf(adjustment) + 1);
  return (
    runNumber === null &&
    !later.some((other) => other.recordId === recordId || other.days.some(({ date }) => dates.has(date)))
  );
}
