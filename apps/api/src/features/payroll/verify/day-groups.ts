import { calendarDateOf } from '@faena/shared/domain';
import type { RecordDoc } from '../../working-time/index.ts';

/**
 * A person's records, oldest first, in groups that share no day. Each group is priced together, and memory holds one
 * group only.
 */
export async function* inDayGroups(records: AsyncIterable<RecordDoc>): AsyncGenerator<RecordDoc[]> {
  let group: RecordDoc[] = [];
  let lastDate = '';
  for await (const record of records) {
    const { startTime, endTime, timeZone } = record;
    if (group.length > 0 && calendarDateOf(startTime, timeZone) > lastDate) {
      yield group;
      group = [];
    }
    group.push(record);
    const end = calendarDateOf(endTime && endTime > startTime ? new Date(+endTime - 1) : startTime, timeZone);
    if (end > lastDate) lastDate = end;
  }
  if (group.length > 0) yield group;
}
