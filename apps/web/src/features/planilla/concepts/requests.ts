import type { Concept, NewConcept } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { employeeKeys } from '@/features/people/index.ts';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { useReadPayAnew } from '../lines/requests.ts';

/** Below the keys of employees, because a concept loses the people who are deleted. */
const conceptKeys = {
  of: (companyId: string) => [...employeeKeys.all, 'concepts', companyId] as const,
};

/** The concepts of a company (CONCEPT-1). */
export function useConcepts(companyId: string) {
  return useQuery({
    queryKey: conceptKeys.of(companyId),
    queryFn: ({ signal }) => client.concept.list({ query: { companyId } }, { signal }),
  });
}

/** A concept, in the form of its request. */
export type ConceptValues = Omit<z.input<typeof NewConcept>, 'companyId'>;

/** Adds a concept, or changes the seen state of `changed` (CONCEPT-1). */
export function useSaveConcept(companyId: string, changed: Concept | null) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: ({ reason, ...values }: ConceptValues & { reason: string }, press) =>
      changed
        ? client.concept.change(
            { params: { id: changed._id }, body: { ...values, version: changed.version, reason } },
            press,
          )
        : client.concept.add({ body: { companyId, ...values } }, press),
    onSettled: readAnew,
  });
}

/** Removes a concept, if it is unchanged since it was read. */
export function useRemoveConcept({ _id: id, version }: Concept) {
  const readAnew = useReadPayAnew();
  return useWrite({
    mutationFn: (reason: string, press) =>
      client.concept.remove({ params: { id }, body: { version, reason } }, press),
    onSettled: readAnew,
  });
}
