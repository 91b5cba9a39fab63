import type { AnsweredComment, Command } from '@faena/shared/commands';
import type { TasksEvent } from '@faena/shared/schemas';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { taskKeys } from './keys.ts';
import { isQueueable } from './pending.ts';

type TakeAct = (queryClient: QueryClient, act: AnsweredComment) => void;

/** Takes an act over into the comments that were read. Its code loads with the first of them. */
let takeAct: TakeAct | undefined;

/** Sets the function that takes acts on comments over. */
export function setTakeAct(take: TakeAct): void {
  takeAct = take;
}

/** The queries beside the board that a command changes: those of a checklist or of comments. */
export function partsOf<Asked, Answer>(command: Command<Asked, Answer>, asked: Asked): QueryKey[] {
  if (!isQueueable(command)) return [];
  const { ids } = command.touches(asked);
  return [
    ...(command.checklist ? ids.map(taskKeys.checklist) : []),
    ...(command.comments ? ids.map(taskKeys.comments) : []),
  ];
}

/** Takes the checklist or the comment of an answer over into its query. */
export function takeParts<Asked, Answer>(
  queryClient: QueryClient,
  command: Command<Asked, Answer>,
  asked: Asked,
  answer: Answer,
): void {
  if (!isQueueable(command)) return;
  const list = command.checklist?.answered(answer);
  if (list) queryClient.setQueryData(taskKeys.checklist(list.task.id), list);
  const act = command.comments?.answered(answer, asked);
  if (act) takeAct?.(queryClient, act);
}

/** Takes comments of others from the stream over into their lists (COMMENT-14). */
export function takeSaid(queryClient: QueryClient, { said = [] }: TasksEvent): void {
  for (const { taskId, comment } of said) {
    // A read under way may be older, and follows the act.
    const isRead = queryClient.isFetching({ queryKey: taskKeys.comments(taskId) }) > 0;
    if (!isRead) takeAct?.(queryClient, { taskId, put: comment });
  }
}
