import { ROLES } from '@faena/shared/access';
import { fromCents, toCents } from '@faena/shared/domain';
import type { CompanyChanges, NewCompany } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { clearActiveCompany, readActiveCompany } from '@/lib/active-company.ts';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { companyKeys } from './requests.ts';

/** Registers a company of the signed-in manager. */
export function useCreateCompany() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (body: z.input<typeof NewCompany>, press) =>
      (await client.company.create({ body }, press)).company,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKeys.all }),
  });
}

/** Changes a company. */
export function useUpdateCompany(id: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (body: CompanyChanges, press) =>
      (await client.company.update({ params: { id }, body }, press)).company,
    onSuccess: (company) => {
      queryClient.setQueryData(companyKeys.one(id), company);
      return queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
  });
}

/** The loss by a company's deletion: its projects, and the employees without a workplace. */
export function useCompanyLoss(id: string) {
  return useQuery({
    queryKey: companyKeys.loss(id),
    queryFn: async ({ signal }) => {
      const [projects, employees] = await Promise.all([
        client.project.list.page({ query: { company_id: id, limit: 1 } }, { signal }),
        client.employee.list({ query: { companyId: id } }, { signal }),
      ]);
      const earned = employees.reduce((sum, { totalGenerated }) => sum + toCents(totalGenerated), 0);
      return { projects: projects.total, employees: employees.length, earned: fromCents(earned) };
    },
  });
}

/** The managers, by name, who may own a company. */
export function useManagers() {
  return useQuery({
    queryKey: [...companyKeys.all, 'managers'] as const,
    queryFn: ({ signal }) => client.person.byRole({ params: { role: String(ROLES.manager) } }, { signal }),
  });
}

/** Gives a company to another owner. */
export function useHandOver(id: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (username: string, press) =>
      client.company.handOver({ params: { id }, body: { created_by: username } }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKeys.all }),
  });
}

/** Deletes a company. The active one is then no longer active. */
export function useDeleteCompany() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.company.remove({ params: { id } }, press),
    onSuccess: (_answer, id) => {
      if (readActiveCompany()?._id === id) clearActiveCompany();
      return queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
  });
}
