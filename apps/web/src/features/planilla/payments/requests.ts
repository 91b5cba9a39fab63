import type { NewPayments } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { employeeKeys } from '@/features/people/index.ts';
import { recordKeys } from '@/features/time/index.ts';
import { ApiError, client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

/** The person and the run of payments. */
export interface PaymentsOwner {
  readonly runId: string;
  readonly employeeId: string;
}

/** Below the records of their person, like the rest of the period. */
const paymentKeys = {
  ofPerson: ({ runId, employeeId }: PaymentsOwner) =>
    [...recordKeys.ofEmployee(employeeId), 'payments', runId] as const,
};

/** A run's payments to a person, the latest first, including removed ones. */
export function usePayments(owner: PaymentsOwner) {
  return useQuery({
    queryKey: paymentKeys.ofPerson(owner),
    queryFn: ({ signal }) => client.payment.list({ query: { ...owner } }, { signal }),
  });
}

/** A payment changes the paid and pending amounts of periods and people. */
function useReadPaidAnew() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [employeeKeys.all, recordKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** The request of payments. */
export type PaymentsSent = z.input<typeof NewPayments>;

/** Marks slips of a run as paid (PAYMENT-1). */
export function useMakePayments() {
  const readAnew = useReadPaidAnew();
  return useWrite({
    mutationFn: (body: PaymentsSent, press) => client.payment.make({ body }, press),
    onSuccess: () => readAnew(),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void readAnew();
    },
  });
}

/** Removes a payment that was a mistake (PAYMENT-1). */
export function useRemovePayment(id: string) {
  const readAnew = useReadPaidAnew();
  return useWrite({
    mutationFn: (reason: string, press) => client.payment.remove({ params: { id }, body: { reason } }, press),
    onSuccess: () => readAnew(),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void readAnew();
    },
  });
}
