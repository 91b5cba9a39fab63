import { EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import { PDF_MEDIA_TYPE } from '../domain/limits-and-defaults/index.ts';
import { WithId } from './answers.ts';
import { download, route } from './route.ts';

/** A closed run as files: its slips on paper, its tables, and what its company's bank takes. */
export const runFile = {
  slip: route({
    method: 'GET',
    path: '/payroll/slips/:id/pdf',
    summary: 'Download one slip as PDF',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    answer: download(PDF_MEDIA_TYPE),
    errors: ['not_found', 'unavailable'],
  }),
  slips: route({
    method: 'GET',
    path: '/payroll/runs/:id/pdf',
    summary: 'Download all slips of a run as one PDF, by name; it names each one that is finished',
    access: OWNERS,
    params: WithId,
    answer: download(PDF_MEDIA_TYPE),
    errors: ['not_found', 'unavailable'],
  }),
};
