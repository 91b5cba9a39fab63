export { TodoPage } from './todo-page.tsx';
