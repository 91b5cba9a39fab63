import type { DateRange } from '@faena/shared/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDates } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';

const texts = ownPlanillaTexts.planilla;

type PeriodSwitchProps = {
  /** Null until it is known. */
  range: DateRange | null;
  isLoading: boolean;
  isPresent: boolean;
  showPrevious: () => void;
  showNext: () => void;
  showPresent: () => void;
};

/** The shown period, with buttons to the others. */
export function PeriodSwitch({
  range,
  isLoading,
  isPresent,
  showPrevious,
  showNext,
  showPresent,
}: PeriodSwitchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {range ? (
        <h2 className="min-w-0 font-semibold text-lg">
          {isPresent ? texts.present : texts.period}{' '}
          <span className="tabular whitespace-nowrap font-normal text-muted">{formatDates(range)}</span>
        </h2>
      ) : (
        <span className="h-7 w-56">{isLoading && <Skeleton className="h-full" />}</span>
      )}
      <div className="flex items-center gap-1">
        {range && !isPresent && (
          <Button variant="ghost" onClick={showPresent}>
            {texts.toPresent}
          </Button>
        )}
        <IconButton icon={ChevronLeft} label={texts.previous} disabled={!range} onClick={showPrevious} />
        <IconButton
          icon={ChevronRight}
          label={texts.next}
          disabled={!range || isPresent}
          onClick={showNext}
        />
      </div>
    </div>
  );
}
