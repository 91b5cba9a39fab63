import { recordTexts } from '@/texts/records.ts';
import { Badge } from '@/ui/badge.tsx';

/** How many records of a person are 'por revisar', beside their name; nothing when there are none. */
export function PendingCount({ count }: { count: number }) {
  return count > 0 ? <Badge tone="warn">{recordTexts.pending.badge(count)}</Badge> : null;
}
