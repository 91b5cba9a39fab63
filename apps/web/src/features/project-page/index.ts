export { ProjectPage, type ProjectPageProps } from './components/project-page.tsx';
