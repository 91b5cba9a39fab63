import { foldSearch } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { sharedProjectTexts } from '../texts/shared-projects.ts';
import { ProjectItem } from './project-item.tsx';

const texts = sharedProjectTexts;

type SharedGroupProps = {
  projects: readonly Project[];
  /** The search text; empty for all projects. */
  term: string;
  currentId: string | null;
  onChoose: () => void;
};

/** The projects of other companies, below the company's own. They can only be opened (PROJECT-20). */
export function SharedGroup({ projects, term, currentId, onChoose }: SharedGroupProps) {
  const wanted = foldSearch(term);
  const found = projects.filter(({ name, description }) =>
    [name, description].some((text) => foldSearch(text).includes(wanted)),
  );
  if (found.length === 0) return null;
  return (
    <section
      aria-labelledby="shared-projects"
      className="-mx-1 max-h-[40%] shrink-0 overflow-y-auto border-line border-t px-1 pt-3"
    >
      <h2 id="shared-projects" className="px-2.5 pb-1 font-medium text-muted text-sm">
        {texts.title} <span className="tabular font-normal">{found.length}</span>
      </h2>
      <ul>
        {found.map((project) => (
          <li key={project._id}>
            <ProjectItem project={project} current={project._id === currentId} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
