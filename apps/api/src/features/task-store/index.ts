export { type AttachmentDoc, AttachmentModel } from './attachment-model.ts';
export { type CommentDoc, CommentModel } from './comment-model.ts';
export { isOfMember, toComment, toComments } from './comment-wire.ts';
export { carryParts, markPartsLeft, unmarkParts } from './counted-parts.ts';
export { CoverModel, markCoversLeft, unmarkCovers } from './cover-model.ts';
export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenMemberGoes,
  whenPersonGoes,
  whenProjectGoes,
} from './departures.ts';
export { dueAsked, dueOn } from './due.ts';
export { fileBytesOf, LEAST_FILE_BYTES } from './file-bytes.ts';
export { followersOfTasks } from './followers-of-tasks.ts';
export { RemovedCommentModel } from './removed-comment-model.ts';
export { BY_DUE_DAY, type ItemDoc, LISTED, TASKS_AT_ONCE, type TaskDoc, TaskModel } from './task-model.ts';
export {
  answeredOnBoard,
  type Cards,
  eachTaskOnBoard,
  namedOnWire,
  SHOWN_BOARD,
  type ShownBoard,
  tasksOnBoard,
  toTask,
} from './task-wire.ts';
export type { TaskWrite } from './task-write.ts';
