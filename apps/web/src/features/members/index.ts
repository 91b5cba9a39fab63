export { ProjectMembers } from './components/project-members.tsx';
