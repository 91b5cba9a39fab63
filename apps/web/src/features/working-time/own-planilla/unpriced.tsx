import { durationHours } from '@faena/shared/domain';
import { formatHours } from '@/lib/format-payroll.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Badge } from '@/ui/badge.tsx';

/** How many hours have no rate, and so are in no sum of money (PAY-4); nothing where all have one. */
export function Unpriced({ ms }: { ms: number }) {
  return ms > 0 ? (
    <Badge tone="warn">{employeeTexts.planilla.unpriced(formatHours(durationHours(ms)))}</Badge>
  ) : null;
}
