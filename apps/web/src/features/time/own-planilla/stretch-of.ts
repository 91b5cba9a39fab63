import { fromTo } from '@faena/shared/domain';
import { formatTime } from '@/lib/format-moment.ts';
import type { WordHours } from '@/lib/format-payroll.ts';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import type { DayRecord } from './reckon-days.ts';

/** The first start and the last end of a day's records; `to` is null while the last of them runs. */
export function stretchOf(records: readonly DayRecord[]): { from: string; to: string | null } {
  const pieces = records.flatMap((own) => own.pieces);
  const record = records.at(-1)?.record;
  return {
    from: pieces[0]?.startTime.toISOString() ?? records[0]?.record.startTime ?? '',
    to: record?.endTime === null ? null : (pieces.at(-1)?.endTime.toISOString() ?? record?.endTime ?? null),
  };
}

/** `7:51–12:15 · 4:24 h`: the stretch, and the time worked in it. */
export function stretchText(
  records: readonly DayRecord[],
  ms: number,
  { timeZone, hours }: { timeZone: string; hours: WordHours },
): string {
  const { from, to } = stretchOf(records);
  const end = to === null ? ownPlanillaTexts.planilla.now : formatTime(to, timeZone);
  return `${fromTo(formatTime(from, timeZone), end)} · ${hours(ms)}`;
}
