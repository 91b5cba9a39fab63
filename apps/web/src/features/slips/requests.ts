import { slipLink } from '@faena/shared/contract/slip-link';
import type { NewClaim, NewSlipMails, Slip, SlipMails } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, client } from '@/lib/client.ts';
import { clientOf } from '@/lib/client-of.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { fetchReadingClock } from '@/lib/server-clock.ts';
import { readSession } from '@/lib/session.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { useWrite } from '@/lib/use-write.ts';
import { slipKeys } from './keys.ts';

/** The slips of the signed-in employee, newest first. */
export function useOwnSlips() {
  return useWholeList<Slip>(
    slipKeys.own(readSession()?.personId ?? ''),
    (page, signal) => client.slip.mine.page({ query: page }, { signal }),
    ({ _id }) => _id,
  );
}

/** The bank accounts to which companies pay the signed-in employee. */
export function useOwnAccounts() {
  return useQuery({
    queryKey: slipKeys.accounts(readSession()?.personId ?? ''),
    queryFn: ({ signal }) => client.bankLayout.own({ query: {} }, { signal }),
  });
}

/** Reads everything about slips again after an answer. A refused one means that somebody else has answered. */
function useReadAgain() {
  const queries = useQueryClient();
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: HOME_KEY });
    return queries.invalidateQueries({ queryKey: slipKeys.all });
  };
  return {
    onSuccess: readAgain,
    onError: (error: Error) => {
      if (error instanceof ApiError && error.code === 'conflict') void readAgain();
    },
  };
}

/** Accepts an own slip (*Conforme*). */
export function useAcceptSlip(id: string) {
  return useWrite({
    mutationFn: (_: undefined, press) => client.slip.accept({ params: { id } }, press),
    ...useReadAgain(),
  });
}

/** Makes a claim about an own slip. */
export function useClaimSlip(id: string) {
  return useWrite({
    mutationFn: (body: NewClaim, press) => client.slip.claim({ params: { id }, body }, press),
    ...useReadAgain(),
  });
}

/** A visitor by a link is anonymous, even with a session. */
const visitor = clientOf({ slipLink }, fetchReadingClock, () => null);

/** The slip that a private link opens (ANSWER-2). */
export function useLinkedSlip(token: string) {
  return useQuery({
    queryKey: slipKeys.linked(token),
    queryFn: ({ signal }) => visitor.slipLink.open({ token }, { signal }),
    enabled: token !== '',
  });
}

/** Says *Conforme* by a private link. */
export function useAcceptLinked(token: string) {
  return useWrite({
    mutationFn: (_: undefined, press) => visitor.slipLink.accept({ token }, press),
    ...useReadAgain(),
  });
}

/** Claims by a private link. */
export function useClaimLinked(token: string) {
  return useWrite({
    mutationFn: (body: NewClaim, press) => visitor.slipLink.claim({ token, body }, press),
    ...useReadAgain(),
  });
}

/** How everybody answered a run. */
export function useRunAnswers(runId: string) {
  return useQuery({
    queryKey: slipKeys.answers(runId),
    queryFn: ({ signal }) => client.slip.answers({ params: { id: runId } }, { signal }),
  });
}

/** Answers a claim about a slip. */
export function useAnswerClaim(id: string) {
  return useWrite({
    mutationFn: ({ claimId, text }: { claimId: string; text: string }, press) =>
      client.slip.answerClaim({ params: { id, claimId }, body: { text } }, press),
    ...useReadAgain(),
  });
}

/** Makes the private link of a slip, which replaces an earlier one. */
export function useMakeLink() {
  return useWrite({
    mutationFn: (id: string, press) => client.slipLink.make({ params: { id } }, press),
    ...useReadAgain(),
  });
}

export function useRevokeLink() {
  return useWrite({
    mutationFn: (id: string, press) => client.slipLink.revoke({ params: { id } }, press),
    ...useReadAgain(),
  });
}

/** The interval of questions about mails, while some wait. */
const ASK_AGAIN_MS = 1_500;

const areWaiting = (of: SlipMails | undefined) => of?.mails.some(({ state }) => state === 'waiting') ?? false;

/** The state of a run's mails, read again until none waits (ANSWER-5). */
export function useSlipMails(runId: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: slipKeys.mails(runId),
    queryFn: async ({ signal }) => {
      const before = queries.getQueryData<SlipMails>(slipKeys.mails(runId));
      const now = await client.slipMail.get({ params: { id: runId } }, { signal });
      // Each of these mails has made a new link.
      if (areWaiting(before)) void queries.invalidateQueries({ queryKey: slipKeys.answers(runId) });
      return now;
    },
    refetchInterval: ({ state: { data } }) => areWaiting(data) && ASK_AGAIN_MS,
  });
}

/** Mails the slips of a run: to all without a mail, or to some again. */
export function useSendMails(runId: string) {
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (body: NewSlipMails, press) => client.slipMail.send({ params: { id: runId }, body }, press),
    onSuccess: (mails: SlipMails) => void queries.setQueryData(slipKeys.mails(runId), mails),
  });
}

/** The slip of a private link as PDF. */
export const downloadLinked = (token: string) => visitor.slipLink.pdf({ token });
