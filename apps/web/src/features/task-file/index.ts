export { TaskFileMenu } from './file-menu.tsx';
export { ImportDialog } from './import-dialog.tsx';
export { useExportTasks } from './requests.ts';
