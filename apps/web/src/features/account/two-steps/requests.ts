import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { type Press, useWrite } from '@/lib/use-write.ts';

const twoStepsKeys = { own: ['two-steps', 'own'] as const };

/** Whether the account signs in with two steps. */
export function useTwoSteps() {
  return useQuery({
    queryKey: twoStepsKeys.own,
    queryFn: ({ signal }) => client.twoSteps.get({}, { signal }),
  });
}

/**
 * Requests the secret of a new app.
 * @throws ApiError 403 without a confirmed session, 409
 */
export function useBegin() {
  return useWrite({ mutationFn: (_: undefined, press) => client.twoSteps.begin({ body: {} }, press) });
}

/**
 * Enables two-step verification, and answers the recovery codes.
 * @throws ApiError 400 for a wrong code, 409, 429
 */
export function useConfirm() {
  return useChange((code: string, press) => client.twoSteps.confirm({ body: { code } }, press));
}

/**
 * Replaces the recovery codes.
 * @throws ApiError 403 without a confirmed session, 409
 */
export function useRenewCodes() {
  return useChange((_: undefined, press) => client.twoSteps.renewCodes({ body: {} }, press));
}

/**
 * Disables two-step verification.
 * @throws ApiError 403 without a confirmed session
 */
export function useTurnOff() {
  return useChange((_: undefined, press) => client.twoSteps.turnOff({ body: {} }, press));
}

/**
 * Disables it for another account, as an administrator.
 * @throws ApiError 403 without a confirmed session, 404, 409 for the administrator's own
 */
export function useTakeOff() {
  return useWrite({
    mutationFn: (id: string, press) => client.twoSteps.takeOff({ params: { id } }, press),
  });
}

function useChange<Given, Answer>(mutationFn: (given: Given, press: Press) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: twoStepsKeys.own }),
  });
}
