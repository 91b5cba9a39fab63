import { DEFAULT_PROJECT_DAYS, DEFAULT_PROJECT_STATUS, DEFAULT_PROJECT_TYPE } from '@faena/shared/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDays } from 'date-fns';
import { client } from '@/lib/client.ts';
import { managerTexts } from '@/texts/manager.ts';
import { projectKeys } from './keys.ts';
import { projectsOf } from './use-projects.ts';

const texts = managerTexts.projects;

/** Creates a project as the sidebar does: numbered, from now, for 7 days (spec, section 3). */
export function useAddProject(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const others = await queryClient.fetchQuery(projectsOf(companyId));
      const start = new Date();
      const answer = await client.project.create({
        body: {
          name: texts.newName(others.length + 1),
          type: DEFAULT_PROJECT_TYPE,
          description: texts.defaultDescription,
          start_date: start.toISOString(),
          end_date: addDays(start, DEFAULT_PROJECT_DAYS).toISOString(),
          status: DEFAULT_PROJECT_STATUS,
          company_id: companyId,
        },
      });
      return answer.project;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}
