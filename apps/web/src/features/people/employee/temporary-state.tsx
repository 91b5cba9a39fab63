import { formatMoment } from '@/lib/format-moment.ts';
import { Badge } from '@/ui/badge.tsx';
import { employeeTexts } from '../texts/employees.ts';

const texts = employeeTexts.temporary;

/** The end of a temporary password that its person has not replaced, or that it has expired; nothing without one. */
export function TemporaryState({ until }: { until: string | null }) {
  if (!until) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (Date.parse(until) <= Date.now()) return <Badge tone="warn">{texts.over}</Badge>;
  return <Badge>{texts.until(formatMoment(until, timeZone))}</Badge>;
}
