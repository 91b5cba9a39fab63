import type { AdjustmentDraft, NewAdjustment } from '@faena/shared/schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/people/index.ts';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { recordKeys } from '../requests.ts';

/** The preview of an adjustment on its record's days; nothing without an adjustment. It is never cached. */
export function useAdjustmentPreview(draft: AdjustmentDraft | null) {
  return useQuery({
    queryKey: ['adjustment-preview', draft],
    queryFn: ({ signal }) => client.adjustment.preview({ body: draft as AdjustmentDraft }, { signal }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
}

/** Corrects or voids a closed record of an employee. */
export function useAdjust(employeeId: string) {
  const readAnew = useReadAnew(employeeId);
  return useWrite({
    mutationFn: (body: NewAdjustment, press) => client.adjustment.make({ body }, press),
    onSuccess: readAnew,
  });
}

/** Takes back an adjustment that no run has paid. */
export function useTakeBack(employeeId: string) {
  const readAnew = useReadAnew(employeeId);
  return useWrite({
    mutationFn: ({ id, reason }: { id: string; reason: string }, press) =>
      client.adjustment.remove({ params: { id }, body: { reason } }, press),
    onSuccess: readAnew,
  });
}

/** Reads everything again that follows from an employee's records. */
function useReadAnew(employeeId: string): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(employeeId) });
    void queryClient.invalidateQueries({ queryKey: employeeKeys.all });
  };
}
