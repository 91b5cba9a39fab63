import type { NewPayLine } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { employeeKeys } from '@/features/people/index.ts';
import { recordKeys } from '@/features/time/index.ts';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

/** Invalidates the concepts, and all money of open periods. */
export function useReadPayAnew() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [employeeKeys.all, recordKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** A typed line without its person. */
export type LineValues = Omit<z.input<typeof NewPayLine>, 'companyId' | 'employeeId'>;

/** Adds a line to a person, or changes one that no run has paid (CONCEPT-4). */
export function useSaveLine(of: { companyId: string; employeeId: string }, id: string | null) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: ({ reason, ...values }: LineValues & { reason: string }, press) =>
      id
        ? client.payLine.change({ params: { id }, body: { ...values, reason } }, press)
        : client.payLine.add({ body: { ...of, ...values } }, press),
    onSettled: readAnew,
  });
}

/** Removes a line that no run has paid. */
export function useRemoveLine(id: string) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: (reason: string, press) => client.payLine.remove({ params: { id }, body: { reason } }, press),
    onSettled: readAnew,
  });
}
