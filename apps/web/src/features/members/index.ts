export { memberKeys } from './api/keys.ts';
export { ProjectMembers } from './components/project-members.tsx';
