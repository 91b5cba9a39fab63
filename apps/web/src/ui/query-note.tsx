import { useReport } from '@/lib/use-report.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import type { QueryStateProps } from './query-state.tsx';

export type QueryNoteProps = {
  query: Omit<QueryStateProps<unknown>['query'], 'data'>;
  /** What failed. */
  failed: string;
  className?: string;
};

/** A line beside what needs a query to be whole (a choice, a count, a time zone): nothing unless that failed. */
export function QueryNote({ query: { error, refetch, isFetching }, failed, className }: QueryNoteProps) {
  useReport(error);
  if (!error) return null;
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 text-danger text-sm', className)}
    >
      {failed}
      <Button onClick={() => void refetch()} loading={isFetching}>
        {uiTexts.retry}
      </Button>
    </div>
  );
}
