import type { Command } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isConnectionLost } from '@/lib/connection.ts';
import { isOutOfReach, NoAnswer, sendDespiteBreak, wasNotSent } from '@/lib/no-answer.ts';
import { randomId } from '@/lib/random-id.ts';
import { runMutation } from '@/lib/run-mutation.ts';
import type { Press } from '@/lib/use-write.ts';
import { drawBoard, drawnTasks } from './board.ts';
import { commandClient } from './command-client.ts';
import { commandScope, taskKeys } from './keys.ts';
import { addQueued, queuedIn, queueReady } from './outbox.ts';
import { addSending, isQueueable, type Pending, removeSending } from './pending.ts';
import type { Note, QueuedChange } from './queue.ts';
import { partsOf, takeParts } from './take-parts.ts';

/** Whether the server made it. */
export interface Made<Answer> {
  readonly state: 'made';
  readonly answer: Answer;
  /** The key that an undo names. */
  readonly key: string;
  /** The drawn tasks before the command. */
  readonly before: Task[];
}

/** The command waits for a connection (NET-12). */
export interface Queued {
  readonly state: 'queued';
  readonly change: QueuedChange;
  readonly before: Task[];
}

interface Refused {
  readonly state: 'refused';
  readonly error: Error;
}

/** The outcome of a command. */
export type Outcome<Answer> = Made<Answer> | Queued | Refused;

/** Describes a command in the list of queued changes. */
export type Describe<Asked> = (asked: Asked, before: readonly Task[]) => Note;

interface Sending<Asked, Answer> extends Pending<Asked, Answer> {
  readonly projectId: string;
  readonly describe: Describe<Asked> | undefined;
}

/** The two functions that send commands of a board. The engine returns the outcome of each and informs nobody. */
export function useCommand<Asked, Answer>(
  projectId: string,
  command: Command<Asked, Answer>,
  describe?: Describe<Asked>,
) {
  const queryClient = useQueryClient();
  return {
    /**
     * Draws the command before it returns, and sends it after those before it. A refusal undraws it and reads the board
     * again. Never rejects. A screen that has not read the board passes the tasks that it draws as `before`.
     */
    run: (asked: Asked, before = drawnTasks(queryClient, projectId)): Promise<Outcome<Answer>> =>
      run(queryClient, { projectId, command, asked, describe, key: randomId() }, before),
    /**
     * Sends a command that is drawn once it is answered or queued, such as that of a form. The press can be cancelled.
     * @throws ApiError when the server refuses it, NoAnswer when its outcome is unknown
     */
    send: (asked: Asked, press: Press): Promise<Made<Answer> | Queued> =>
      sendPressed(
        queryClient,
        { projectId, command, asked, describe, key: press.idempotencyKey },
        press.signal,
      ),
  };
}

function run<Asked, Answer>(
  queryClient: QueryClient,
  sending: Sending<Asked, Answer>,
  before: Task[],
): Promise<Outcome<Answer>> {
  const { projectId } = sending;
  callOffReads(queryClient, sending);
  addSending(projectId, sending as Pending);
  drawBoard(queryClient, projectId);

  return new Promise((resolve) => {
    runMutation<Made<Answer> | Queued, void>(
      queryClient,
      {
        ...commandScope(projectId),
        mutationFn: async () => {
          try {
            const outcome = await deliver(sending, before);
            removeSending(projectId, sending as Pending);
            takeOver(queryClient, sending, outcome);
            return outcome;
          } catch (error) {
            removeSending(projectId, sending as Pending);
            drawBoard(queryClient, projectId);
            throw error;
          }
        },
        onSuccess: resolve,
        onError: async (error) => {
          resolve({ state: 'refused', error });
          await readAgain(queryClient, sending);
        },
      },
      undefined,
    );
  });
}

async function sendPressed<Asked, Answer>(
  queryClient: QueryClient,
  sending: Sending<Asked, Answer>,
  signal: AbortSignal,
): Promise<Made<Answer> | Queued> {
  const outcome = await deliver(sending, drawnTasks(queryClient, sending.projectId), signal);
  callOffReads(queryClient, sending);
  takeOver(queryClient, sending, outcome);
  return outcome;
}

/** Sends a command, or queues it if others are queued or the server is unreachable. */
async function deliver<Asked, Answer>(
  { projectId, command, asked, describe, key }: Sending<Asked, Answer>,
  before: Task[],
  signal?: AbortSignal,
): Promise<Made<Answer> | Queued> {
  const queue = async (maybeMade: boolean): Promise<Queued | null> => {
    if (!isQueueable(command) || !describe) return null;
    const note = describe(asked, before);
    const change = await addQueued({ projectId, command, asked, key, maybeMade, note }, before);
    return change && { state: 'queued', change, before };
  };
  await queueReady();
  const isBehind = isQueueable(command) && queuedIn(projectId).length > 0;
  if (isBehind || isConnectionLost()) {
    const queued = await queue(false);
    if (queued) return queued;
    if (isBehind) throw new NoAnswer('unsent', true);
  }
  try {
    const answer = await sendDespiteBreak(() =>
      command.send(commandClient, asked, { idempotencyKey: key, ...(signal && { signal }) }),
    );
    return { state: 'made', answer, key, before };
  } catch (error) {
    const isUnsent = wasNotSent(error);
    const queued = (isUnsent || (await isOutOfReach(error))) && (await queue(!isUnsent));
    if (queued) return queued;
    throw error;
  }
}

/** A read that is under way is older than the command. */
function callOffReads<Asked, Answer>(queryClient: QueryClient, sending: Sending<Asked, Answer>): void {
  for (const queryKey of readsOf(sending)) void queryClient.cancelQueries({ queryKey });
}

async function readAgain<Asked, Answer>(
  queryClient: QueryClient,
  sending: Sending<Asked, Answer>,
): Promise<void> {
  await Promise.all(readsOf(sending).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The queries that a command changes. */
function readsOf<Asked, Answer>({ projectId, command, asked }: Sending<Asked, Answer>) {
  return [taskKeys.board(projectId), ...partsOf(command, asked)];
}

/** Takes an answer over into the base; a queued command stays drawn. */
function takeOver<Asked, Answer>(
  queryClient: QueryClient,
  { projectId, command, asked }: Sending<Asked, Answer>,
  outcome: Made<Answer> | Queued,
): void {
  if (outcome.state === 'queued') {
    drawBoard(queryClient, projectId);
    return;
  }
  const { answer } = outcome;
  takeParts(queryClient, command, asked, answer);
  drawBoard(queryClient, projectId, (base) => command.confirm(base, answer, asked));
}
