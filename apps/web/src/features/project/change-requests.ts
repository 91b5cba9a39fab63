import { DEFAULT_PROJECT_DAYS, DEFAULT_PROJECT_STATUS, DEFAULT_PROJECT_TYPE } from '@faena/shared/domain';
import type { NewProject, Project, ProjectChanges } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { addDays } from 'date-fns';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { useWrite } from '@/lib/use-write.ts';
import { projectListTexts } from '@/texts/project-list.ts';
import { projectKeys } from './keys.ts';
import { projectsOf } from './requests.ts';

const texts = projectListTexts.projects;

/** Called after a refusal, even if the component is gone. */
type OnRefused<Variables> = (refused: Error, sent: Variables) => void;

/** Creates a project from the sidebar: with a numbered name, from now on, for 7 days (PROJECT-8). */
export function useAddProject(companyId: string, onRefused: OnRefused<undefined>) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (_nothing: undefined, press) => {
      const others = await queryClient.fetchQuery(projectsOf(companyId));
      const start = new Date();
      const body = {
        name: texts.newName(others.length + 1),
        type: DEFAULT_PROJECT_TYPE,
        description: texts.defaultDescription,
        start_date: start.toISOString(),
        end_date: addDays(start, DEFAULT_PROJECT_DAYS).toISOString(),
        status: DEFAULT_PROJECT_STATUS,
        company_id: companyId,
      };
      return (await client.project.create({ body }, press)).project;
    },
    onError: onRefused,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** Creates a project. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (body: z.input<typeof NewProject>, press) =>
      (await client.project.create({ body }, press)).project,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** Changes any part of a project. */
export function useUpdateProject(id: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (body: ProjectChanges, press) =>
      (await client.project.update({ query: { project_id: id }, body }, press)).project,
    onSuccess: (project) => {
      queryClient.setQueryData(projectKeys.one(id), project);
      return queryClient.invalidateQueries({ queryKey: projectKeys.all });
    },
  });
}

type Rename = Pick<Project, '_id' | 'name'>;

/** Renames a project. Lists show the new name at once, and the old one after a refusal. */
export function useRenameProject(companyId: string, onRefused: OnRefused<Rename>) {
  const queryClient = useQueryClient();
  const lists = { queryKey: projectKeys.lists(companyId) };
  return useWrite({
    mutationFn: ({ _id, name }: Rename, press) =>
      client.project.update({ query: { project_id: _id }, body: { name } }, press),
    onMutate: async ({ _id, name }: Rename) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<Project[]>(lists);
      queryClient.setQueriesData<Project[]>(lists, (projects) =>
        projects?.map((project) => (project._id === _id ? { ...project, name } : project)),
      );
      return { before };
    },
    onError: (refused, rename, context) => {
      for (const [key, projects] of context?.before ?? []) queryClient.setQueryData(key, projects);
      onRefused(refused, rename);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** The number of tasks of a project. */
export async function countTasks(projectId: string): Promise<number> {
  return (await client.task.board.page({ params: { projectId }, query: { limit: 1 } })).total;
}

/** Deletes a project. After the answer it leaves the lists, and is no longer the current one. */
export function useDeleteProject(companyId: string, onRefused: OnRefused<string>) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.project.remove({ query: { project_id: id } }, press),
    onError: onRefused,
    onSuccess: (_answer, id) => {
      if (readStored('current_project') === id) writeStored('current_project', null);
      queryClient.setQueriesData<Project[]>({ queryKey: projectKeys.lists(companyId) }, (projects) =>
        projects?.filter(({ _id }) => _id !== id),
      );
      return queryClient.invalidateQueries({ queryKey: projectKeys.all });
    },
  });
}
