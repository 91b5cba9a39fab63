import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { payrollTexts } from '../texts/payroll.ts';

/** 'Cargando historial…' (PAY-13), in a table of one row. */
export function HistoryLoading() {
  return (
    <Loading label={payrollTexts.history.loading}>
      {(label) => (
        <div className="rounded-card border border-line bg-surface">
          <div className="flex h-row items-center gap-6 border-line border-b px-3">
            <Skeleton className="h-3 flex-1" />
            <Skeleton className="h-3 flex-1" />
            <Skeleton className="h-3 flex-1" />
          </div>
          <p className="flex h-row items-center px-3 text-muted">{label}</p>
        </div>
      )}
    </Loading>
  );
}
