export { taskKeys } from './api/keys.ts';
export { TaskBoard, type TaskBoardProps } from './components/task-board.tsx';
export { useLiveBoard } from './live/use-live-board.ts';
