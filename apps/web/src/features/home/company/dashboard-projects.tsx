import { DEFAULT_PROJECT_STATUS } from '@faena/shared/domain';
import { Link } from 'react-router-dom';
import { useProjects } from '@/features/project/index.ts';
import { writeStored } from '@/lib/storage.ts';
import { projectStatusLabel } from '@/texts/labels.ts';
import { Badge } from '@/ui/badge.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { usePrinting } from '@/ui/use-printing.ts';
import { UserText } from '@/ui/user-text.tsx';
import { dashboardTexts } from '../texts/dashboard.ts';
import { DashboardSection } from './dashboard-section.tsx';

const texts = dashboardTexts;

/** The number of projects on a dashboard; the rest is on /projects. */
const SHOWN = 6;

/** The section 'Your Projects'; every entry leads to /projects (COMPANY-16). */
export function DashboardProjects({ companyId }: { companyId: string }) {
  const printing = usePrinting();
  return (
    <DashboardSection
      title={texts.projects}
      query={useProjects(companyId)}
      all={{ label: texts.allProjects, to: '/projects' }}
      empty={<EmptyState title={texts.emptyProjects} hint={texts.emptyProjectsHint} />}
    >
      {(projects) =>
        projects.slice(0, printing ? undefined : SHOWN).map(({ _id, name, description, status }) => (
          <li key={_id}>
            <Link
              to="/projects"
              // /projects opens with this project.
              onClick={() => writeStored('current_project', _id)}
              className="flex items-start gap-3 rounded-card px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <UserText lines={1} className="block font-medium">
                  {name}
                </UserText>
                <UserText lines={1} className="block text-muted text-sm">
                  {description}
                </UserText>
              </span>
              <span className="flex max-w-2/5">
                <Badge tone={status === DEFAULT_PROJECT_STATUS ? 'ok' : 'neutral'}>
                  {projectStatusLabel(status)}
                </Badge>
              </span>
            </Link>
          </li>
        ))
      }
    </DashboardSection>
  );
}
