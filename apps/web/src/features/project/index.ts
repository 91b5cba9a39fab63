export { projectKeys } from './keys.ts';
export { CreateProjectDialog } from './list/create-project-dialog.tsx';
export { ProjectSidebar } from './list/project-sidebar.tsx';
export { ProjectPage, type ProjectPageProps } from './page/project-page.tsx';
export { oneProject, useProject } from './use-project.ts';
export { projectsOf, useProjects } from './use-projects.ts';
