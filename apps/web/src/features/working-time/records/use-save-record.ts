import type { ForgottenRecord, RecordCorrection } from '@faena/shared/schemas';
import { useMutation } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useTakeRecord } from './use-take-record.ts';

/** A correction of the record with this id, or without one a record that was forgotten. */
export type RecordToSave =
  | { readonly id: string; readonly body: RecordCorrection }
  | { readonly id: null; readonly body: Omit<ForgottenRecord, 'employeeId'> };

/** Corrects a record of an employee, or adds one. */
export function useSaveRecord(employeeId: string) {
  const take = useTakeRecord(employeeId);
  return useMutation({
    mutationFn: (record: RecordToSave) =>
      record.id === null
        ? client.record.add({ body: { ...record.body, employeeId } })
        : client.record.correct({ params: { id: record.id }, body: record.body }),
    onSuccess: take,
  });
}
