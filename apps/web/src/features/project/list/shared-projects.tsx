import { DEFAULT_PROJECT_STATUS } from '@faena/shared/domain';
import { Link } from 'react-router-dom';
import { projectStatusLabel } from '@/texts/labels.ts';
import { Badge } from '@/ui/badge.tsx';
import { useSharedProjects } from '../requests.ts';
import { sharedProjectTexts } from '../texts/shared-projects.ts';
import { SharedFailure } from './shared-failure.tsx';

const texts = sharedProjectTexts;

/** The projects of other owners' companies on a manager's home; nothing without any (PROJECT-20). */
export function SharedProjects() {
  const { shared, ...query } = useSharedProjects();
  if (query.error) return <SharedFailure {...query} />;
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="shared-projects" className="mt-8">
      <h2 id="shared-projects" className="mb-1 font-semibold text-lg">
        {texts.title}
      </h2>
      <p className="mb-3 text-muted">{texts.hint}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shared.map(({ _id, name, description, status }) => (
          <li key={_id}>
            <Link
              to={`/projects/${_id}`}
              className="flex items-start gap-3 rounded-card px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-muted text-sm">{description}</span>
              </span>
              <Badge tone={status === DEFAULT_PROJECT_STATUS ? 'ok' : 'neutral'}>
                <span className="max-w-32 truncate">{projectStatusLabel(status)}</span>
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
