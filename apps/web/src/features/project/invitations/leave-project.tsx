import { ROLES } from '@faena/shared/access';
import type { Project } from '@faena/shared/schemas';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMyCompanies } from '@/features/company/index.ts';
import { readSession } from '@/lib/session.ts';
import { writeStored } from '@/lib/storage.ts';
import { invitationTexts as texts } from '@/texts/invitations.ts';
import { Button } from '@/ui/button.tsx';
import { useAskToLeaveProject } from './use-ask-to-leave-project.ts';

/**
 * The way out of a project of somebody else's company (MEMBER-9). For an employee their companies are the one they work
 * for, and nobody leaves the projects of that by themselves.
 */
export function LeaveProject({ project }: { project: Project }) {
  const navigate = useNavigate();
  const { ask, isPending } = useAskToLeaveProject(project);
  const { data: companies } = useMyCompanies();
  const session = readSession();
  const guest =
    companies !== undefined &&
    project.usuarios.includes(session?.username ?? '') &&
    project.username !== session?.username &&
    companies.every(({ _id }) => _id !== project.company_id);
  if (!guest) return null;

  function onLeft(): void {
    writeStored('current_project', null);
    void navigate(session?.roleId === ROLES.employee ? '/employee' : '/home', { replace: true });
  }

  return (
    <Button loading={isPending} onClick={() => void ask(onLeft)}>
      <LogOut aria-hidden strokeWidth={1.75} />
      {texts.leave}
    </Button>
  );
}
