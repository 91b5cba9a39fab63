import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { BoardServices } from '../board/index.ts';
import { requireRight } from '../project/index.ts';
import { exportTasks } from './export-tasks.ts';
import { importTasks } from './importing/import-tasks.ts';
import { previewImport } from './importing/preview-import.ts';

export const taskFileHandlers: Handlers<typeof contract.taskFile, BoardServices> = {
  export: ({ params, query, actor, language }) => exportTasks(params.projectId, query, actor, language),
  preview: {
    admit: ({ params, actor }) => requireRight(actor, params.projectId, 'change'),
    serve: ({ params, query, body, left, actor }) =>
      previewImport(params.projectId, { bytes: body, left }, query, actor),
  },
  import: {
    admit: ({ params, actor }) => requireRight(actor, params.projectId, 'change'),
    serve: ({ params, query, body, left, actor, changeKey }, services) =>
      importTasks(params.projectId, { bytes: body, left }, query, { actor, key: changeKey }, services),
  },
};
