export { TaskFileMenu } from './file-menu.tsx';
export { ImportDialog } from './import-dialog-later.ts';
export { useExportTasks } from './use-export-tasks.ts';
