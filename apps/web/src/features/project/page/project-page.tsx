import { FolderOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { BoardControls, TaskBoard, useFilterBar } from '@/features/board/index.ts';
import { loadImportDialog, useExportTasks } from '@/features/task/index.ts';
import { useActiveCompany } from '@/lib/active-company.ts';
import { ApiError } from '@/lib/client.ts';
import { useReport } from '@/lib/report.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { later, laterOpened } from '@/ui/later.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Page } from '@/ui/page.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { useTellGone } from '@/ui/use-tell-gone.ts';
import { useProject } from '../requests.ts';
import { projectPageTexts as texts } from '../texts/project-page.ts';
import { useMayChange } from '../use-may-change.ts';
import { ProjectHeader } from './project-header.tsx';
import { ProjectPageLoading } from './project-page-loading.tsx';
import { ProjectParts } from './project-parts.tsx';
import { useLiveProject } from './use-live-project.ts';
import { useProjectView } from './use-project-view.ts';
import { useProjectZone } from './use-project-zone.ts';

const BoardMenu = later(() => import('./board-menu.tsx').then(({ BoardMenu }) => BoardMenu));
const ImportDialog = laterOpened(loadImportDialog);
const LimitForm = laterOpened(() => import('./limit-form.tsx').then(({ LimitForm }) => LimitForm));
const ProjectChoice = laterOpened(() =>
  import('./project-choice.tsx').then(({ ProjectChoice }) => ProjectChoice),
);
const ProjectMembers = later(() =>
  import('../members/project-members.tsx').then(({ ProjectMembers }) => ProjectMembers),
);

export type ProjectPageProps = {
  /** The chosen project; null without one. */
  projectId: string | null;
  /**
   * The chooser of another project, if no list is beside the page. With `asks` no project is chosen, and it is the next
   * step.
   */
  chooser?: (asks: boolean) => ReactNode;
  /** Called if the person has no such project, in place of a message. */
  onMissing?: () => void;
  /** Called if the person may not see the project, in place of a message. */
  onForbidden?: () => void;
};

const NO_LIMITS = {};

/** A project: head, tasks and, for managers, members (ACCESS-6). Stores it as the current one, and fills the width. */
export function ProjectPage({ projectId, chooser, onMissing, onForbidden }: ProjectPageProps) {
  const { data: project, error, isFetching, refetch } = useProject(projectId ?? '');
  const { timeZone, company, failed: zoneFailed } = useProjectZone(project);
  const mayChange = useMayChange(project);
  const active = useActiveCompany();
  const status = error instanceof ApiError ? error.status : null;
  const missing = status === 404 || status === 400;
  const unsaved = useTellGone(missing || status === 403, texts.goneUnsaved);
  const gone = missing && !unsaved;
  const view = useProjectView();
  const none = view === 'usuarios' ? texts.noneToManage : texts.noneHint;
  const filterBar = useFilterBar();
  const [help, setHelp] = useState(false);
  const [importing, setImporting] = useState(false);
  const download = useExportTasks(projectId ?? '');
  const live = useLiveProject(missing || status === 403 ? null : projectId);
  useReport(error && !gone ? error : null);

  useEffect(() => {
    if (project) writeStored('current_project', project._id);
  }, [project]);

  useEffect(() => {
    // A deleted project cannot be the current one.
    if (gone && readStored('current_project') === projectId) writeStored('current_project', null);
    if (gone) onMissing?.();
    if (status === 403 && !unsaved) onForbidden?.();
  }, [gone, unsaved, status, projectId, onMissing, onForbidden]);

  if (!projectId && !active) {
    return (
      <Page>
        {chooser?.(false)}
        <EmptyState
          icon={FolderOpen}
          title={texts.none}
          hint={texts.noCompany}
          action={<LinkButton to="/home">{texts.chooseCompany}</LinkButton>}
        />
      </Page>
    );
  }
  // The name of an inaccessible project is unknown.
  const head = (
    <>
      <title>{`${texts.title} · Faena`}</title>
      <h1 tabIndex={-1} className="sr-only">
        {texts.title}
      </h1>
    </>
  );
  if (!projectId || gone) {
    return (
      <Page>
        {gone && head}
        <EmptyState
          icon={FolderOpen}
          title={texts.none}
          hint={gone ? texts.missing : none}
          action={chooser?.(true)}
        />
      </Page>
    );
  }
  // Earlier data stays if only a later read fails.
  if (error && !unsaved && (!project || status === 403)) {
    return (
      <Page>
        {head}
        {chooser?.(false)}
        <ErrorState
          title={texts.failed}
          safe={texts.safe}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Page>
    );
  }
  if (!project) return <ProjectPageLoading />;
  return (
    <Page
      bleed
      className="pt-0.5 md:pt-3 filled:flex filled:min-h-0 filled:flex-1 filled:flex-col filled:pb-2"
    >
      <ProjectParts
        head={(parts) => (
          <>
            <ProjectHeader
              project={project}
              timeZone={timeZone}
              mayChange={mayChange}
              chooser={chooser?.(false)}
              parts={parts}
              menu={
                view === 'tareas' && (
                  <BoardMenu
                    mayChange={mayChange}
                    onHelp={() => setHelp(true)}
                    download={download}
                    onImport={() => setImporting(true)}
                  />
                )
              }
              controls={(narrow) =>
                view === 'tareas' && (
                  <BoardControls projectId={project._id} narrow={narrow} filterBar={filterBar} />
                )
              }
            />
            {zoneFailed && <QueryNote query={company} failed={texts.companyFailed} className="mb-3" />}
          </>
        )}
        tasks={
          timeZone && (
            <TaskBoard
              projectId={project._id}
              companyId={project.company_id}
              timeZone={timeZone}
              canManage={mayChange}
              limits={project.wipLimits ?? NO_LIMITS}
              LimitForm={LimitForm}
              ProjectChoice={ProjectChoice}
              live={live}
              filterBar={filterBar}
              help={help}
              onHelpChange={setHelp}
            />
          )
        }
        users={<ProjectMembers project={project} mayChange={mayChange} />}
      />
      {importing && mayChange && <ImportDialog projectId={project._id} onClose={() => setImporting(false)} />}
    </Page>
  );
}
