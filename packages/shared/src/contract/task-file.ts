import { OWNERS, PROJECT_READERS } from '../access/reach.ts';
import { MAX_IMPORT_BYTES, SHEET_MEDIA_TYPES } from '../domain/limits-and-defaults/index.ts';
import { TaskExportQuery, TaskImport, TaskImportQuery } from '../schemas/task-file.ts';
import { WithProjectId } from './answers.ts';
import { download, FILE_COST, route, upload } from './route.ts';

/** Export and import of a board's tasks as files. */
export const taskFile = {
  export: route({
    method: 'GET',
    path: '/tasks/project/:projectId/export',
    summary: 'Download the tasks of a project as a file that can be imported again',
    access: PROJECT_READERS,
    params: WithProjectId,
    query: TaskExportQuery,
    answer: download(...Object.values(SHEET_MEDIA_TYPES)),
    cost: FILE_COST,
    errors: ['not_found'],
  }),
  preview: route({
    method: 'POST',
    path: '/tasks/project/:projectId/import/preview',
    summary: 'What would become of a file (CSV, Excel, or an export of Trello or Planka); writes nothing',
    access: OWNERS,
    params: WithProjectId,
    query: TaskImportQuery,
    body: upload('file', MAX_IMPORT_BYTES),
    answer: TaskImport,
    cost: FILE_COST,
    errors: ['not_found'],
  }),
  import: route({
    method: 'POST',
    path: '/tasks/project/:projectId/import',
    summary: 'Create the tasks of a file on the board of a project, all or none',
    access: OWNERS,
    params: WithProjectId,
    query: TaskImportQuery,
    body: upload('file', MAX_IMPORT_BYTES),
    answer: TaskImport,
    status: [201],
    takesChangeKey: true,
    cost: FILE_COST,
    errors: ['not_found', 'conflict'],
  }),
};
