import { ADMIN } from '../access/reach.ts';
import { ARCHIVE_MEDIA_TYPE } from '../domain/limits-and-defaults/index.ts';
import { Archive, ArchivePurge, ArchiveQuery } from '../schemas/archive.ts';
import { Message } from '../schemas/primitives.ts';
import { WithCompanyId } from './answers.ts';
import { download, FILE_COST, list, route } from './route.ts';

/** Archives of deleted companies that had runs. */
export const archive = {
  list: route({
    method: 'GET',
    path: '/archives',
    summary: 'The archives of deleted companies, the last deleted first',
    access: ADMIN,
    query: ArchiveQuery,
    answer: list(Archive),
  }),
  download: route({
    method: 'POST',
    path: '/archives/:companyId/download',
    summary: 'Download an archive as lines of JSON, each with its `kind`, and note a complete download',
    access: ADMIN,
    params: WithCompanyId,
    answer: download(ARCHIVE_MEDIA_TYPE),
    cost: FILE_COST,
    errors: ['not_found'],
  }),
  purge: route({
    method: 'DELETE',
    path: '/archives/:companyId',
    sessionOnly: true,
    summary: 'Delete an archive for good, after it was downloaded whole',
    access: ADMIN,
    params: WithCompanyId,
    body: ArchivePurge,
    confirms: { by: 'sign-in' },
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
};
