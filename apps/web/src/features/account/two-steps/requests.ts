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

/** The data for a new app. @throws ApiError 403 without a confirmed session, 409 */
export function useBegin() {
  return useWrite({ mutationFn: (_: undefined, press) => client.twoSteps.begin({ body: {} }, press) });
}

/** Has one sign in with two steps, and answers the recovery codes. @throws ApiError 400 for a wrong code, 409, 429 */
export function useConfirm() {
  return useChange((code: string, press) => client.twoSteps.confirm({ body: { code } }, press));
}

/** @throws ApiError 403 where the session was not confirmed, 409 */
export function useRenewCodes() {
  return useChange((_: undefined, press) => client.twoSteps.renewCodes({ body: {} }, press));
}

/** @throws ApiError 403 where the session was not confirmed */
export function useTurnOff() {
  return useChange((_: undefined, press) => client.twoSteps.turnOff({ body: {} }, press));
}

/** Takes it off somebody else's account, as an administrator. @throws ApiError 403 where the session was not confirmed, 404, 409 for one's own */
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
