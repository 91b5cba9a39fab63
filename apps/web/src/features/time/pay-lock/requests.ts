import type { Pin } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

/**
 * Opens pay by the PIN.
 * @throws ApiError 400 for a wrong one, 409 without one or once it is spent, 429 during a pause
 */
export function useOpenPay() {
  const readAgain = useReadAgain();
  return useWrite({
    mutationFn: (body: Pin, press) => client.session.openPay({ body }, press),
    onSuccess: readAgain,
  });
}

/**
 * Chooses the PIN, and opens pay.
 * @throws ApiError 403 without a proof by password
 */
export function useChoosePin() {
  const readAgain = useReadAgain();
  return useWrite({
    mutationFn: (body: Pin, press) => client.session.choosePin({ body }, press),
    onSuccess: readAgain,
  });
}

/** Answers that lacked amounts have them now. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries();
}
