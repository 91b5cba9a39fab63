export { ArchivedButton } from './archived/archived-button.tsx';
export { ArchivedTasks } from './archived/archived-tasks.tsx';
export { useArchive } from './archived/use-archive.ts';
export { AssignAction } from './assign-action.tsx';
export { tellStored } from './change-texts.ts';
export { MoveDialog } from './copy/move-dialog.tsx';
export { useDuplicate } from './copy/use-duplicate.ts';
export { type QuickTask, useCreateTask } from './create-requests.ts';
export { DueDate } from './due-date.tsx';
export { EditedBy } from './edited-by.tsx';
export { TaskFileMenu } from './file/file-menu.tsx';
export { useExportTasks } from './file/use-export-tasks.ts';
export { valuesOf } from './panel/history/lines-of.ts';
export { TaskPanel } from './panel/task-panel.tsx';
export { loadPasteDialog } from './paste/load-paste-dialog.ts';
export { onPastedLines } from './paste/pasted-lines.ts';
export { useAssignable, useMoveTask, useSetStatus, useUpdateTask } from './requests.ts';
export {
  type LimitFormProps,
  type ProjectChoiceProps,
  TaskContext,
  type TaskContextValue,
  useTaskContext,
} from './task-context.ts';
export { TaskDialog } from './task-dialog.tsx';
export {
  BlockedMark,
  ChecklistMark,
  CommentsMark,
  FilesMark,
  RecurrenceMark,
  SubtasksMark,
  WaitingMark,
} from './task-parts.tsx';
export { TaskTemplates } from './templates/task-templates.tsx';
export { TemplatesButton } from './templates/templates-button.tsx';
export { useAskAndRemove } from './use-ask-and-remove.ts';
export { useChangeTasks } from './use-change-tasks.ts';
export { useOpenPage, useTaskLink } from './use-task-link.ts';
export { tellFailure } from './use-tell.ts';
export { CardHours } from './worked/card-hours.tsx';
export { WithWorkedHours } from './worked/with-worked-hours.tsx';

/** Loads the window of an import. */
export const loadImportDialog = () =>
  import('./file/import-dialog.tsx').then(({ ImportDialog }) => ImportDialog);
export { knowComments } from './comment-commands.ts';
export { queuedCommentTexts } from './texts/queued-comments.ts';
