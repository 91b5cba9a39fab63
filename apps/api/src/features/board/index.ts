export { BoardCache } from './cache/board-cache.ts';
export { changeBoard, changeBoardOf, changeBoards, sayingTask } from './change-board.ts';
export type { TwoBoardsChange } from './commit-both.ts';
export { followBoard } from './follow-board.ts';
export { getBoard, readBoard } from './get-board.ts';
export { LiveBoards } from './live/live-boards.ts';
export type { Plan, PlannedOn } from './plan/plan.ts';
export { setEditedTask } from './presence/set-edited-task.ts';
export type { BoardServices } from './services.ts';
