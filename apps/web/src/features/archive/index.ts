export { ArchivesScreen } from './archives-screen.tsx';
