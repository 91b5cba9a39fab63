import { useConnectionLost } from '@/lib/connection.ts';
import { useReport } from '@/lib/report.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import type { QueryStateProps } from './query-state.tsx';

export type QueryNoteProps = {
  query: Omit<QueryStateProps<unknown>['query'], 'data'>;
  /** The text after a failure. */
  failed: string;
  /** The text while the server is unreachable, or null for none; the query repeats by itself afterwards. */
  later?: string | null;
  className?: string | undefined;
};

/** Shows the failure of a query in one line, beside the choice or figure that needs it; else nothing. */
export function QueryNote({
  query: { error, refetch, isFetching },
  failed,
  later,
  className,
}: QueryNoteProps) {
  const lost = useConnectionLost();
  useReport(error);
  if (!error || (lost && later === null)) return null;
  if (lost && later) return <p className={cn('text-muted text-sm', className)}>{later}</p>;
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
