import type { TimeRecord } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/employee/index.ts';
import { timeRecordKeys } from './keys.ts';
import { recordsOf } from './use-records.ts';

/**
 * Takes in what became of a record: the list shows it at once, and all that follows from it (hours, totals, how many
 * wait for review) is read again.
 */
export function useTakeRecord(employeeId: string): (record: TimeRecord) => void {
  const queryClient = useQueryClient();
  return (record) => {
    queryClient.setQueryData(recordsOf(employeeId).queryKey, (records) =>
      records
        ?.filter(({ _id }) => _id !== record._id)
        .concat(record)
        .sort((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime)),
    );
    void queryClient.invalidateQueries({ queryKey: timeRecordKeys.ofEmployee(employeeId) });
    void queryClient.invalidateQueries({ queryKey: employeeKeys.all });
  };
}
