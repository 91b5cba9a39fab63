export { taskKeys } from './api/keys.ts';
export { boardTasks } from './api/use-board.ts';
export { TaskBoard, type TaskBoardProps } from './components/task-board.tsx';
