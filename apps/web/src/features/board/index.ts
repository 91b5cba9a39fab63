export { useLiveBoard } from './live/use-live-board.ts';
export { TaskBoard } from './task-board.tsx';
