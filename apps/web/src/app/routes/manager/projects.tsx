import { FolderKanban } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { useCompanyOfProject } from '@/app/use-company-of-project.ts';
import { myCompanies } from '@/features/company/index.ts';
import {
  oneProject,
  ProjectPage,
  ProjectSidebar,
  projectsOf,
  projectRailTexts as texts,
} from '@/features/project/index.ts';
import { useOpenPage } from '@/features/task/index.ts';
import { readActiveCompany, useActiveCompany } from '@/lib/active-company.ts';
import { usePersonChoice } from '@/lib/person-choice.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { readStored, useStored } from '@/lib/storage.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { boardQuery } from '@/sync/board.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { Drawer } from '@/ui/drawer.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { PHONE } from '@/ui/screen-widths.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const company = readActiveCompany();
  if (company) prefetch(projectsOf(company._id));
  const id = params.id ?? readStored('current_project');
  if (id) {
    prefetch(oneProject(id));
    prefetch(boardQuery(id));
  }
  if (params.id) prefetch(myCompanies);
  return null;
}

/** /projects and /projects/{id}: the project sidebar and the page of the current project (PROJECT-8). */
export function Component() {
  const { id } = useParams();
  const company = useActiveCompany();
  const current = useStored('current_project');
  const phone = useMediaQuery(PHONE);
  // Two sidebars and a board need more than the 768 px at which the first one appears, and more still beside a task's page.
  const narrow = useMediaQuery(`(max-width: ${useOpenPage() === null ? 1023.98 : 1279.98}px)`);
  const crowded = useMediaQuery('(max-width: 1599.98px)');
  const [menuOpen, setMenuOpen] = useState(false);
  const shown = id ?? current;
  // Read once, so that the list does not fold during a choice in it.
  const [begins] = useState(crowded && shown !== null);
  const [folded, setFolded] = usePersonChoice('projectRail', begins);
  useCompanyOfProject(id);

  const rail = !phone && (narrow || folded);
  const fold = phone ? undefined : { folded: rail, onFold: narrow ? () => setMenuOpen(true) : setFolded };
  const list = <ProjectSidebar company={company} currentId={shown} onChoose={() => setMenuOpen(false)} />;
  return (
    <div className="flex min-h-full items-stretch filled:min-h-0 filled:flex-1">
      {!shown && <title>{`${texts.title} · Faena`}</title>}
      {!shown && <h1 className="sr-only">{texts.title}</h1>}
      {narrow && (
        <Drawer key={company?._id} open={menuOpen} onOpenChange={setMenuOpen} title={texts.menu}>
          <div className="flex h-full flex-col p-3">{list}</div>
        </Drawer>
      )}
      {fold && (
        <aside
          aria-label={texts.title}
          className={cn('shrink-0 border-line border-r', rail ? 'w-rail p-2' : 'w-64 p-3')}
        >
          {/* The height that the window has left beside header and footer, so that a short page does not scroll. */}
          <div
            className={cn(
              'sticky h-[calc(100dvh-var(--spacing-header)-5.5rem)] filled:static filled:h-full',
              rail ? 'top-[calc(var(--spacing-header)+0.5rem)]' : 'top-[calc(var(--spacing-header)+0.75rem)]',
            )}
          >
            <ProjectSidebar key={company?._id} company={company} currentId={shown} fold={fold} />
          </div>
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <ProjectPage
          key={shown}
          projectId={shown}
          chooser={(asks) => {
            if (!phone) return null;
            const opens = { 'aria-expanded': menuOpen, onClick: () => setMenuOpen(true) };
            return asks ? (
              <Button variant="primary" {...opens}>
                {texts.menu}
              </Button>
            ) : (
              <IconButton icon={FolderKanban} label={texts.menu} tooltipSide="bottom" {...opens} />
            );
          }}
        />
      </div>
    </div>
  );
}
