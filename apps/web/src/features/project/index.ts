export { projectKeys } from './api/keys.ts';
export { oneProject, useProject } from './api/use-project.ts';
export { projectsOf, useProjects } from './api/use-projects.ts';
export { CreateProjectDialog } from './components/create-project-dialog.tsx';
export { ProjectSidebar } from './components/project-sidebar.tsx';
