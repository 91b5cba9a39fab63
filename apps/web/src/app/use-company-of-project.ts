import { useEffect } from 'react';
import { useMyCompanies } from '@/features/company/index.ts';
import { useProject } from '@/features/project/index.ts';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { writeStored } from '@/lib/storage.ts';

/** A link to a project activates its company, whichever was active before (PROJECT-14). */
export function useCompanyOfProject(id: string | undefined): void {
  const { data: project } = useProject(id ?? '');
  const { data: companies } = useMyCompanies();

  useEffect(() => {
    const company = companies?.find(({ _id }) => _id === project?.company_id);
    if (!project || !company) return;
    storeActiveCompany(company);
    writeStored('current_project', project._id);
  }, [project, companies]);
}
