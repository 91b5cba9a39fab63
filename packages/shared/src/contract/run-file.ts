import { EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import { PDF_MEDIA_TYPE, SHEET_MEDIA_TYPES } from '../domain/limits-and-defaults/index.ts';
import { EventsFileQuery, RunsFileQuery, RunTableQuery } from '../schemas/run-file.ts';
import { WithId } from './answers.ts';
import { download, FILE_COST, route } from './route.ts';

/** The files of a closed run: slips as PDF, tables, and the bank file. */
export const runFile = {
  slip: route({
    method: 'GET',
    path: '/payroll/slips/:id/pdf',
    summary: 'Download one slip as PDF',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    pay: 'refused',
    answer: download(PDF_MEDIA_TYPE),
    cost: FILE_COST,
    errors: ['not_found', 'unavailable'],
  }),
  slips: route({
    method: 'GET',
    path: '/payroll/runs/:id/pdf',
    summary: 'Download all slips of a run as one PDF, by name; it names each one that is finished',
    access: OWNERS,
    params: WithId,
    answer: download(PDF_MEDIA_TYPE),
    cost: FILE_COST,
    errors: ['not_found', 'unavailable'],
  }),
  list: route({
    method: 'GET',
    path: '/payroll/runs/export',
    summary: 'Download the runs of a company with their days, sums and payments, the latest first',
    access: OWNERS,
    query: RunsFileQuery,
    answer: download(...Object.values(SHEET_MEDIA_TYPES)),
    cost: FILE_COST,
    errors: ['not_found'],
  }),
  events: route({
    method: 'GET',
    path: '/payroll/ledger/export',
    summary:
      'Download what changed the money of a company, newest first: who, what, from what to what and why',
    access: OWNERS,
    query: EventsFileQuery,
    answer: download(...Object.values(SHEET_MEDIA_TYPES)),
    cost: FILE_COST,
    errors: ['not_found'],
  }),
  workbook: route({
    method: 'GET',
    path: '/payroll/runs/:id/workbook',
    summary: 'Download a run as workbook: by person, its days, records, lines and payments',
    access: OWNERS,
    params: WithId,
    answer: download(SHEET_MEDIA_TYPES.xlsx),
    cost: FILE_COST,
    errors: ['not_found'],
  }),
  table: route({
    method: 'GET',
    path: '/payroll/runs/:id/csv',
    summary: 'Download one table of a run as CSV',
    access: OWNERS,
    params: WithId,
    query: RunTableQuery,
    answer: download(SHEET_MEDIA_TYPES.csv),
    cost: FILE_COST,
    errors: ['not_found'],
  }),
  bank: route({
    method: 'GET',
    path: '/payroll/runs/:id/bank',
    summary: 'Download what is pending of a run as CSV for the bank, in the columns that its company chose',
    access: OWNERS,
    params: WithId,
    confirms: { act: 'payments' },
    answer: download(SHEET_MEDIA_TYPES.csv),
    cost: FILE_COST,
    errors: ['not_found', 'conflict'],
  }),
};
