export { BoardCache } from './cache/board-cache.ts';
export { changeBoard, changeBoardOf } from './change-board.ts';
export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenMemberGoes,
  whenPersonGoes,
  whenProjectGoes,
} from './departures.ts';
export { followBoard } from './follow-board.ts';
export { getBoard, lockedBoard } from './get-board.ts';
export { LiveBoards } from './live/live-boards.ts';
export { TASKS_AT_ONCE, type TaskDoc, TaskModel } from './model/task-model.ts';
export { SHOWN_BOARD, type ShownBoard, tasksOnBoard, toTask } from './model/task-wire.ts';
export { columnPath } from './order/column-path.ts';
export {
  type ColumnOrder,
  columnOf,
  columnOrderOf,
  statusOf,
  withAtEnd,
  without,
  writeColumns,
} from './order/columns.ts';
export type { BoardServices } from './services.ts';
