import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { BoardServices } from '../board/index.ts';
import { exportTasks } from './export-tasks.ts';
import { importTasks } from './importing/import-tasks.ts';
import { previewImport } from './importing/preview-import.ts';

export const taskFileHandlers: Handlers<typeof contract.taskFile, BoardServices> = {
  export: ({ params, query, actor, language }) =>
    exportTasks(params.projectId, query.format, actor, language),
  preview: ({ params, query, body, actor }) => previewImport(params.projectId, body, query, actor),
  import: ({ params, query, body, actor, changeKey }, services) =>
    importTasks(params.projectId, body, query, { actor, key: changeKey }, services),
};
