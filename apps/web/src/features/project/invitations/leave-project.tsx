import { ROLES } from '@faena/shared/access';
import type { Project } from '@faena/shared/schemas';
import { LogOut } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSession } from '@/lib/session.ts';
import { writeStored } from '@/lib/storage.ts';
import { Button } from '@/ui/button.tsx';
import { membershipTexts as texts } from '../texts/memberships.ts';
import { useAskToLeaveProject } from './use-ask-to-leave-project.ts';

/** The button that leaves a project of another owner's company (MEMBER-9). */
export function LeaveProject({ project }: { project: Project }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { ask, isPending } = useAskToLeaveProject(project, onLeft);
  function onLeft(): void {
    writeStored('current_project', null);
    // A person who went to another page stays there.
    if (window.location.pathname !== pathname) return;
    void navigate(readSession()?.roleId === ROLES.employee ? '/employee' : '/home', { replace: true });
  }

  return (
    <Button loading={isPending} onClick={() => void ask()}>
      <LogOut aria-hidden strokeWidth={1.75} />
      {texts.leave}
    </Button>
  );
}
