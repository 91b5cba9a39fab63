export { CreateProjectDialog } from './list/create-project-dialog.tsx';
export { ProjectSidebar } from './list/project-sidebar.tsx';
export { ProjectPage } from './page/project-page.tsx';
export { oneProject, projectsOf, useProject, useProjects } from './requests.ts';
