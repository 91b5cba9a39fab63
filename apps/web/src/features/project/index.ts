export { OwnMemberships } from './invitations/own-memberships.tsx';
export { ReceivedInvitations } from './invitations/received-invitations.tsx';
export { CreateProjectDialog } from './list/create-project-dialog.tsx';
export { ProjectSidebar } from './list/project-sidebar.tsx';
export { SharedProjects } from './list/shared-projects.tsx';
export { ProjectPage } from './page/project-page.tsx';
export { memberProjects, oneProject, projectsOf, useProject, useProjects } from './requests.ts';
export { projectRailTexts } from './texts/project-rail.ts';
