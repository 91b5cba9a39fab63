import { DONE_STATUS } from '@faena/shared/domain';
import type { NewTodoItem, Todo, TodoItem, TodoTask } from '@faena/shared/schemas';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { reportError } from '@/lib/report.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { offer } from '@/ui/offer.tsx';
import { tellNoAnswer } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { todoTexts as texts } from './texts/todo.ts';

/** The own items and assigned tasks of the caller. Boards change the tasks elsewhere, so each display reads again. */
const ownTodo = queryOptions({
  queryKey: ['todo'] as const,
  queryFn: ({ signal }) => client.todo.read({}, { signal }),
  staleTime: 0,
});

/** All that the caller has to do (TODO-1). */
export function useTodo() {
  return useQuery(ownTodo);
}

/** The list shows a change at once; the answer of the server replaces it. */
async function show(queryClient: QueryClient, change: (todo: Todo) => Todo): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ownTodo.queryKey });
  queryClient.setQueryData<Todo>(ownTodo.queryKey, (todo) => todo && change(todo));
}

/** Reports a failed act, which the list has taken back, and its reason in the language of the screen. */
const failed = (title: string) => (error: Error) => {
  reportError(error);
  if (error instanceof NoAnswer) tellNoAnswer(error.silence, title);
  else toast.error(title, { description: messageOf(error, '', 'es') });
};

/** Adds an own item. @throws ApiError 409 beyond 2,000 open ones */
export function useAddItem() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (body: z.input<typeof NewTodoItem>, press) => client.todo.add({ body }, press),
    onSuccess: async (added) => {
      await show(queryClient, (todo) => ({ ...todo, items: [...todo.items, added] }));
      void queryClient.invalidateQueries({ queryKey: ownTodo.queryKey });
    },
  });
}

/** Ticks and deletes own items. Each act has an undo for ten seconds (TODO-4). */
export function useItemActs() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ownTodo.queryKey });
  const setDone = (id: string, doneAt: string | null) =>
    show(queryClient, (todo) => ({
      ...todo,
      items: todo.items.map((item) => (item._id === id ? { ...item, doneAt } : item)),
    }));
  const { mutate: reopen } = useWrite({
    mutationFn: ({ _id: id }: TodoItem, press) => client.todo.reopen({ params: { id } }, press),
    onMutate: ({ _id }) => setDone(_id, null),
    onError: failed(texts.undoFailed),
    onSettled,
  });
  const { mutate: complete } = useWrite({
    mutationFn: ({ _id: id }: TodoItem, press) => client.todo.complete({ params: { id } }, press),
    onMutate: ({ _id }) => setDone(_id, new Date(serverNow()).toISOString()),
    onSuccess: (done, { title }) =>
      offer({ text: texts.done, about: title, label: texts.undo, onAct: () => reopen(done) }),
    onError: failed(texts.completeFailed),
    onSettled,
  });
  const { mutate: add } = useWrite({
    mutationFn: ({ title, day, time, recurrence }: TodoItem, press) =>
      client.todo.add({ body: { title, day, time, recurrence } }, press),
    onError: failed(texts.undoFailed),
    onSettled,
  });
  const { mutate: remove } = useWrite({
    mutationFn: ({ _id: id }: TodoItem, press) => client.todo.remove({ params: { id } }, press),
    onMutate: ({ _id }) =>
      show(queryClient, (todo) => ({ ...todo, items: todo.items.filter((item) => item._id !== _id) })),
    onSuccess: (_, item) =>
      offer({ text: texts.removed, about: item.title, label: texts.undo, onAct: () => add(item) }),
    onError: failed(texts.removeFailed),
    onSettled,
  });
  return { complete, reopen, remove };
}

/** Moves an assigned task to Done, with an undo that names the key of the move (TODO-4, UNDO-5). */
export function useCompleteTask() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ownTodo.queryKey });
  const { mutate: undo } = useWrite({
    mutationFn: (key: string, press) => client.task.undo({ body: { key } }, press),
    onError: failed(texts.undoFailed),
    onSettled,
  });
  const { mutate: complete } = useWrite({
    mutationFn: async ({ id }: TodoTask, press) => {
      await client.task.setStatus({ params: { id }, body: { status: DONE_STATUS } }, press);
      return press.idempotencyKey;
    },
    onMutate: ({ id }) => show(queryClient, (todo) => ({ ...todo, tasks: todo.tasks.map(doneIf(id)) })),
    onSuccess: (key, { title }) =>
      offer({ text: texts.done, about: title, label: texts.undo, onAct: () => undo(key) }),
    onError: failed(texts.completeFailed),
    onSettled,
  });
  return complete;
}

const doneIf =
  (id: string) =>
  (task: TodoTask): TodoTask =>
    task.id === id
      ? {
          ...task,
          status: DONE_STATUS,
          group: 'done',
          isLate: false,
          doneAt: new Date(serverNow()).toISOString(),
        }
      : task;
