import type { Correction, WorkRecord } from '@faena/shared/schemas';
import { useState } from 'react';
import { useReadAgain } from '../requests.ts';

/** A record that was changed while somebody was about to change it, and what was done to it since. */
export interface ChangedRecord {
  readonly record: WorkRecord;
  readonly since: readonly Correction[];
}

/**
 * Records as somebody saw them who is about to change them. Where somebody else was faster they are read again, and
 * what was done is told (TIME-43).
 */
export function useSeenRecords(employeeId: string, given: readonly WorkRecord[]) {
  const [records, setRecords] = useState(given);
  const [changed, setChanged] = useState<readonly ChangedRecord[]>([]);
  const read = useReadAgain(employeeId);

  async function readAgain(ids: readonly string[]): Promise<WorkRecord[]> {
    const fresh = await read(ids);
    const byId = new Map(fresh.map((record) => [record._id, record]));
    setChanged(
      records.flatMap((seen) => {
        const record = byId.get(seen._id);
        return record ? [{ record, since: record.corrections.slice(seen.corrections.length) }] : [];
      }),
    );
    setRecords(records.map((seen) => byId.get(seen._id) ?? seen));
    return fresh;
  }

  function leaveOut(ids: ReadonlySet<string>): void {
    setRecords(records.filter(({ _id }) => !ids.has(_id)));
    setChanged([]);
  }

  return { records, changed, readAgain, leaveOut };
}
