import type { RecordRequest, RecordRequestAcceptance, RecordRequestAsked } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/people/index.ts';
import { ApiError, client } from '@/lib/client.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { reportError } from '@/lib/report.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { recordKeys } from '../requests.ts';
import { requestTexts } from '../texts/record-requests.ts';

/** They lie with the records of their employee, and are read again with those. */
const requestsKey = (employeeId: string) => [...recordKeys.ofEmployee(employeeId), 'requests'] as const;

interface Asker {
  readonly employeeId: string;
  /** Of somebody else, those they made in this company. */
  readonly companyId?: string;
}

/** An employee's requests, newest first; nothing until `wanted`. */
export function useRecordRequests({ employeeId, companyId }: Asker, wanted = true) {
  return useQuery({
    queryKey: [...requestsKey(employeeId), companyId ?? ''],
    queryFn: ({ signal }) =>
      client.recordRequest.list({ query: { employeeId, ...(companyId && { companyId }) } }, { signal }),
    enabled: wanted,
  });
}

/** Takes in what became of a request; one that was decided changed the records, or was decided by somebody else. */
function useTakeRequest(employeeId: string) {
  const queryClient = useQueryClient();
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(employeeId) });
    void queryClient.invalidateQueries({ queryKey: employeeKeys.all });
    void queryClient.invalidateQueries({ queryKey: HOME_KEY });
  };
  return {
    onSuccess: (request: RecordRequest) => {
      queryClient.setQueriesData<RecordRequest[]>({ queryKey: requestsKey(employeeId) }, (requests = []) =>
        requests.some(({ _id }) => _id === request._id)
          ? requests.map((other) => (other._id === request._id ? request : other))
          : [request, ...requests],
      );
      readAgain();
    },
    onError: (error: Error) => {
      if (!(error instanceof ApiError && error.code === 'conflict')) return;
      readAgain();
      // Its button is gone once the decision shows.
      if (error.reason === 'request_decided') toast.message(messageOf(error, '', 'es'));
    },
  };
}

/** Asks for a record that was forgotten, or for other values of one. */
export function useAskRequest(employeeId: string) {
  return useWrite({
    mutationFn: (body: RecordRequestAsked, press) => client.recordRequest.ask({ body }, press),
    ...useTakeRequest(employeeId),
  });
}

interface OfRequest {
  readonly id: string;
}

/** Says something about a request that is open. */
export function useSayInRequest(employeeId: string) {
  return useWrite({
    mutationFn: ({ id, text }: OfRequest & { text: string }, press) =>
      client.recordRequest.say({ params: { id }, body: { text } }, press),
    ...useTakeRequest(employeeId),
  });
}

export function useWithdrawRequest(employeeId: string) {
  return useWrite({
    mutationFn: ({ id }: OfRequest, press) => client.recordRequest.withdraw({ params: { id } }, press),
    ...useTakeRequest(employeeId),
  });
}

/** Undoes the acceptance of a request, which waits again (REQUEST-9). */
function useReopenRequest(employeeId: string) {
  const take = useTakeRequest(employeeId);
  return useWrite({
    mutationFn: ({ id }: OfRequest, press) =>
      client.recordRequest.reopen({ params: { id }, body: { reason: '' } }, press),
    ...take,
    onError: (error) => {
      take.onError(error);
      reportError(error);
      toast.error(requestTexts.accept.undoFailed, { description: messageOf(error, '', 'es') });
    },
  });
}

/** Accepts a request, and reports that with a way to undo it. */
export function useAcceptRequest(employeeId: string) {
  const take = useTakeRequest(employeeId);
  const { mutate: reopen } = useReopenRequest(employeeId);
  return useWrite({
    mutationFn: ({ id, body }: OfRequest & { body: Partial<RecordRequestAcceptance> }, press) =>
      client.recordRequest.accept({ params: { id }, body }, press),
    ...take,
    onSuccess: (request) => {
      take.onSuccess(request);
      const { accepted, undo } = requestTexts.accept;
      toast.success(accepted, {
        action: { label: undo, onClick: () => reopen({ id: request._id }) },
        duration: 10_000,
      });
    },
  });
}

export function useDeclineRequest(employeeId: string) {
  return useWrite({
    mutationFn: ({ id, reason }: OfRequest & { reason: string }, press) =>
      client.recordRequest.decline({ params: { id }, body: { reason } }, press),
    ...useTakeRequest(employeeId),
  });
}
