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

/** Below the records of their employee, so that a change of those reads the requests again. */
const requestsKey = (employeeId: string) => [...recordKeys.ofEmployee(employeeId), 'requests'] as const;

interface Asker {
  readonly employeeId: string;
  /** For another person's requests: those in this company. */
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

/**
 * Shows the changed request, and reads its records again. A conflict means that somebody else decided it; then only the
 * reading happens.
 */
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

/** Asks for a forgotten record, or for other values of a record. */
export function useAskRequest(employeeId: string) {
  return useWrite({
    mutationFn: (body: RecordRequestAsked, press) => client.recordRequest.ask({ body }, press),
    ...useTakeRequest(employeeId),
  });
}

interface OfRequest {
  readonly id: string;
}

/** Adds a message to an open request. */
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

/** Undoes the acceptance of a request, so that it is open again (REQUEST-9). */
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

/** Accepts a request, and offers an undo in a toast. */
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
