import { FolderKanban } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { useCompanyOfProject } from '@/app/use-company-of-project.ts';
import { myCompanies } from '@/features/company/index.ts';
import { oneProject, ProjectPage, ProjectSidebar, projectsOf } from '@/features/project/index.ts';
import { readActiveCompany, useActiveCompany } from '@/lib/active-company.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { readStored, useStored } from '@/lib/storage.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { managerTexts } from '@/texts/manager.ts';
import { Button } from '@/ui/button.tsx';
import { Drawer } from '@/ui/drawer.tsx';

const texts = managerTexts.projects;

export function loader({ params }: LoaderFunctionArgs) {
  const company = readActiveCompany();
  if (company) prefetch(projectsOf(company._id));
  const id = params.id ?? readStored('current_project');
  if (id) prefetch(oneProject(id));
  if (params.id) prefetch(myCompanies);
  return null;
}

/** /projects and /projects/{id}: the project sidebar and the page of the current project (PROJECT-8). */
export function Component() {
  const { id } = useParams();
  const company = useActiveCompany();
  const current = useStored('current_project');
  // Two sidebars and a board need more than the 768 px at which the first one appears.
  const narrow = useMediaQuery('(max-width: 1023.98px)');
  const [menuOpen, setMenuOpen] = useState(false);
  const shown = id ?? current;
  useCompanyOfProject(id);

  const sidebar = (
    <ProjectSidebar
      key={company?._id}
      company={company}
      currentId={shown}
      onChoose={() => setMenuOpen(false)}
    />
  );
  return (
    <div className="flex min-h-full items-stretch">
      {!shown && <title>{`${texts.title} · Faena`}</title>}
      {!shown && <h1 className="sr-only">{texts.title}</h1>}
      {narrow ? (
        <Drawer open={menuOpen} onOpenChange={setMenuOpen} title={texts.menu}>
          <div className="flex h-full flex-col p-3">{sidebar}</div>
        </Drawer>
      ) : (
        <aside
          aria-label={texts.title}
          className="sticky top-header h-[calc(100dvh-var(--spacing-header))] w-64 shrink-0 border-line border-r p-3"
        >
          {sidebar}
        </aside>
      )}
      <div className="min-w-0 flex-1">
        {narrow && (
          <div className="px-4 pt-4 md:px-6">
            <Button onClick={() => setMenuOpen(true)} aria-expanded={menuOpen}>
              <FolderKanban aria-hidden strokeWidth={1.75} />
              {texts.menu}
            </Button>
          </div>
        )}
        <ProjectPage key={shown} projectId={shown} />
      </div>
    </div>
  );
}
