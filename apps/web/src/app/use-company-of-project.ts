import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMyCompanies } from '@/features/company/index.ts';
import { useProject } from '@/features/project/index.ts';
import { storeActiveCompany, useActiveCompany } from '@/lib/active-company.ts';
import { writeStored } from '@/lib/storage.ts';

/**
 * Keeps /projects/{id} and the active company together: a link activates its company, and another active company leaves
 * the project.
 */
export function useCompanyOfProject(id: string | undefined): void {
  const navigate = useNavigate();
  const { data: project } = useProject(id ?? '');
  const { data: companies } = useMyCompanies();
  const active = useActiveCompany()?._id;
  const former = useRef(active);

  useEffect(() => {
    const company = companies?.find(({ _id }) => _id === project?.company_id);
    if (!project || !company) return;
    storeActiveCompany(company);
    writeStored('current_project', project._id);
  }, [project, companies]);

  useEffect(() => {
    const changed = former.current !== active;
    former.current = active;
    if (changed && project && project.company_id !== active) navigate('/projects', { replace: true });
  }, [active, project, navigate]);
}
