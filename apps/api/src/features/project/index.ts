export { createProject } from './create-project.ts';
export { whenCompanyGoes, whenCompanyIsLeft, whenPersonGoes, whenTimeZoneGoes } from './departures.ts';
export { findOwnedProject, findVisibleProject, visibleProjects } from './find-project.ts';
export { projectHandlers } from './handlers.ts';
export { listMembers } from './list-members.ts';
export {
  hasRight,
  type LockedProject,
  lockBoard,
  lockProject,
  type Right,
  requireRight,
} from './lock-project.ts';
export { type BoardDoc, type ProjectDoc, ProjectModel, zoneOf } from './model.ts';
export { countMember } from './owner-bytes.ts';
export { readProject } from './read-projects.ts';
export { updateProject } from './update-project.ts';
