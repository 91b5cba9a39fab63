import type { Concept, NewConcept, NewPayLine } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { employeeKeys } from '@/features/employee/index.ts';
import { recordKeys } from '@/features/working-time/index.ts';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

/** They lie with the employees: who goes is named in none. */
const conceptKeys = {
  of: (companyId: string) => [...employeeKeys.all, 'concepts', companyId] as const,
};

/** What a company adds to pay and deducts from it (CONCEPT-1). */
export function useConcepts(companyId: string) {
  return useQuery({
    queryKey: conceptKeys.of(companyId),
    queryFn: ({ signal }) => client.concept.list({ query: { companyId } }, { signal }),
  });
}

/** Reads anew whatever shows concepts, or money of an open period. */
function useReadPayAnew() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [employeeKeys.all, recordKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** A concept as it is typed. */
export type ConceptValues = Omit<z.input<typeof NewConcept>, 'companyId'>;

/** Adds a concept, or with `changed` changes the state of one that was seen (CONCEPT-1). */
export function useSaveConcept(companyId: string, changed: Concept | null) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: ({ reason, ...values }: ConceptValues & { reason: string }, signal) =>
      changed
        ? client.concept.change(
            { params: { id: changed._id }, body: { ...values, version: changed.version, reason } },
            { signal },
          )
        : client.concept.add({ body: { companyId, ...values } }, { signal }),
    onSettled: readAnew,
  });
}

/** Removes a concept as it was seen. */
export function useRemoveConcept({ _id: id, version }: Concept) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: (reason: string, signal) =>
      client.concept.remove({ params: { id }, body: { version, reason } }, { signal }),
    onSettled: readAnew,
  });
}

/** A typed line but for whom it is. */
export type LineValues = Omit<z.input<typeof NewPayLine>, 'companyId' | 'employeeId'>;

/** Types a line for somebody, or changes one that no run has (CONCEPT-4). */
export function useSaveLine(of: { companyId: string; employeeId: string }, id: string | null) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: ({ reason, ...values }: LineValues & { reason: string }, signal) =>
      id
        ? client.payLine.change({ params: { id }, body: { ...values, reason } }, { signal })
        : client.payLine.add({ body: { ...of, ...values } }, { signal }),
    onSettled: readAnew,
  });
}

/** Removes a line that no run has. */
export function useRemoveLine(id: string) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: (reason: string, signal) =>
      client.payLine.remove({ params: { id }, body: { reason } }, { signal }),
    onSettled: readAnew,
  });
}
