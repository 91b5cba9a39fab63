export { CreateProjectDialog } from './list/create-project-dialog.tsx';
export { ProjectSidebar } from './list/project-sidebar.tsx';
export { ProjectPage, type ProjectPageProps } from './page/project-page.tsx';
export { oneProject, projectKeys, projectsOf, useProject, useProjects } from './requests.ts';
