import type { Correction, WorkRecord } from '@faena/shared/schemas';
import { useState } from 'react';
import { useReadAgain } from '../requests.ts';

/** A record with the corrections that somebody else made before this change. */
export interface ChangedRecord {
  readonly record: WorkRecord;
  readonly since: readonly Correction[];
}

/**
 * The versions of records that a person is about to change. If somebody else was faster, it reads the records
 * again and shows the corrections (TIME-43).
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
