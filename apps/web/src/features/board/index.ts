export { useLiveBoard } from './live/use-live-board.ts';
export { boardTasks } from './requests.ts';
export { TaskBoard } from './task-board.tsx';
