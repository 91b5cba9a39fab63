import { ROLES } from '@faena/shared/access';
import type { Project } from '@faena/shared/schemas';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMyCompanies } from '@/features/company/index.ts';
import { readSession } from '@/lib/session.ts';
import { writeStored } from '@/lib/storage.ts';
import { invitationTexts as texts } from '@/texts/invitations.ts';
import { Button } from '@/ui/button.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { useLeaveProject } from './requests.ts';

/**
 * The way out of a project of somebody else's company (MEMBER-9). For an employee their companies are the one they work
 * for, and nobody leaves the projects of that by themselves.
 */
export function LeaveProject({ project }: { project: Project }) {
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const leave = useLeaveProject(project._id);
  const { data: companies } = useMyCompanies();
  const session = readSession();
  const guest =
    companies !== undefined &&
    project.usuarios.includes(session?.username ?? '') &&
    project.username !== session?.username &&
    companies.every(({ _id }) => _id !== project.company_id);
  if (!guest) return null;

  async function ask(): Promise<void> {
    const sure = await confirm(texts.confirmLeave(project.name), { danger: true, confirmLabel: texts.leave });
    if (!sure) return;
    leave.mutate(null, {
      onSuccess: () => {
        writeStored('current_project', null);
        toast.success(texts.left(project.name));
        void navigate(session?.roleId === ROLES.employee ? '/employee' : '/home', { replace: true });
      },
      onError: quietFailure(texts.leaveFailed),
    });
  }

  return (
    <Button loading={leave.isPending} onClick={() => void ask()}>
      <LogOut aria-hidden strokeWidth={1.75} />
      {texts.leave}
    </Button>
  );
}
