export { BoardCache } from './cache/board-cache.ts';
export { changeBoard, changeBoardOf, changeBoards, sayingTask } from './change-board.ts';
export {
  type ArchivedTaskDoc,
  ArchivedTaskModel,
  dropArchived,
  findArchived,
  keepArchived,
  NOT_DELETED,
  setArchivedDeleted,
} from './changes/archived-task.ts';
export {
  type OtherChange,
  type StoredState,
  type TaskChangeDoc,
  TaskChangeModel,
  type TaskEffect,
} from './changes/change-model.ts';
export { dropDeleted, findDeleted, keepDeleted } from './changes/deleted-task.ts';
export { type ItemState, withIds, withItems } from './changes/deltas.ts';
export { type Changer, effectOf, isWhole } from './changes/record-change.ts';
export type { TwoBoardsChange } from './commit-both.ts';
export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenMemberGoes,
  whenPersonGoes,
  whenProjectGoes,
} from './departures.ts';
export { followBoard } from './follow-board.ts';
export { getBoard, readBoard } from './get-board.ts';
export { circleIn, isCircular, type Links, linkedTasks, unlinked } from './links/links.ts';
export { LiveBoards } from './live/live-boards.ts';
export { CoverModel, leaveCovers, takeCovers } from './model/cover-model.ts';
export { type ItemDoc, LISTED, TASKS_AT_ONCE, type TaskDoc, TaskModel } from './model/task-model.ts';
export { type Cards, SHOWN_BOARD, type ShownBoard, tasksOnBoard, toTask } from './model/task-wire.ts';
export {
  type ColumnOrder,
  type Columns,
  cardsOn,
  columnOf,
  columnOrderOf,
  EVERY_COLUMN,
  idsIn,
  placesOf,
  statusOf,
  withAtEnd,
  without,
  withoutAll,
} from './order/columns.ts';
export type { Plan, PlannedOn } from './plan/plan.ts';
export { sayWhatIsEdited } from './presence/say-what-is-edited.ts';
export type { BoardServices } from './services.ts';
