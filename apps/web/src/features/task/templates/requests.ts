import type { TaskTemplate } from '@faena/shared/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { useTaskContext } from '../task-context.ts';

const templatesOf = (companyId: string) =>
  queryOptions({
    queryKey: ['task-templates', companyId] as const,
    queryFn: ({ signal }) => client.taskTemplate.list({ query: { companyId } }, { signal }),
  });

/** The task templates of the company of the board, by name (TEMPLATE-3). */
export function useTemplates() {
  return useQuery(templatesOf(useTaskContext().companyId));
}

function useReadTemplatesAnew() {
  const queryClient = useQueryClient();
  const { queryKey } = templatesOf(useTaskContext().companyId);
  return () => queryClient.invalidateQueries({ queryKey });
}

/** Creates a template from a task (TEMPLATE-2). */
export function useSaveAsTemplate(taskId: string) {
  const onSettled = useReadTemplatesAnew();
  return useWrite({
    mutationFn: (name: string, press) =>
      client.taskTemplate.createFrom({ params: { id: taskId }, body: { name } }, press),
    onSettled,
  });
}

/** Gives a template another name. */
export function useRenameTemplate({ _id: id }: TaskTemplate) {
  const onSettled = useReadTemplatesAnew();
  return useWrite({
    mutationFn: (name: string, press) =>
      client.taskTemplate.change({ params: { id }, body: { name } }, press),
    onSettled,
  });
}

/** Deletes a template; the tasks made with it stay. */
export function useRemoveTemplate() {
  const onSettled = useReadTemplatesAnew();
  return useWrite({
    mutationFn: (id: string, press) => client.taskTemplate.remove({ params: { id } }, press),
    onSettled,
  });
}
