import { isDownload } from '@faena/shared/contract';
import { RUN_TABLES, SHEET_MEDIA_TYPES } from '@faena/shared/domain';
import { pathOf, ROUTES } from './routes.ts';

/** The subjects of files: a company, its closed run, the days of all its records, and a project with tasks. */
export interface Filed {
  readonly companyId: string;
  readonly runId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly projectId: string;
}

type PathOf = (params: Record<string, string>, query?: Record<string, string>) => string;

/** How each route that gives a spreadsheet is asked for all that it gives. */
const PATHS: Readonly<Record<string, (path: PathOf, filed: Filed) => readonly string[]>> = {
  'GET /employees/payroll/export': (path, { companyId, startDate, endDate }) =>
    Object.keys(SHEET_MEDIA_TYPES).map((format) => path({}, { companyId, startDate, endDate, format })),
  'GET /payroll/runs/export': (path, { companyId }) =>
    Object.keys(SHEET_MEDIA_TYPES).map((format) => path({}, { companyId, format })),
  'GET /payroll/ledger/export': (path, { companyId }) =>
    Object.keys(SHEET_MEDIA_TYPES).map((format) => path({}, { companyId, format })),
  'GET /payroll/runs/:id/workbook': (path, { runId }) => [path({ id: runId })],
  'GET /payroll/runs/:id/csv': (path, { runId }) => RUN_TABLES.map((table) => path({ id: runId }, { table })),
  'GET /payroll/runs/:id/bank': (path, { runId }) => [path({ id: runId })],
  'GET /tasks/project/:projectId/export': (path, { projectId }) =>
    Object.keys(SHEET_MEDIA_TYPES).map((format) => path({ projectId }, { format })),
};

/** The declared routes that give a CSV or a workbook. */
export function spreadsheetRoutes(): string[] {
  return [...ROUTES]
    .filter(([, { answer }]) => isDownload(answer) && answer.mediaTypes.some(isSpreadsheet))
    .map(([name]) => name);
}

/** The file about runs is about no person. */
export const namesNobody = (path: string) => path.includes('/payroll/runs/export');

/** Where all of their files are, below `/api`; throws for a route that nobody says how to ask. */
export function spreadsheetPaths(filed: Filed): string[] {
  return spreadsheetRoutes().flatMap((name) => {
    const route = ROUTES.get(name);
    const paths = PATHS[name];
    if (!route || !paths) throw new Error(`${name} gives a spreadsheet: say here how it is asked for`);
    return paths((params, query) => pathOf(route, params, query), filed);
  });
}

/**
 * The cells of a CSV that a program would run, with any separator, and with or without quotes. A number with a sign does
 * not count.
 */
export function formulasIn(csv: string): string[] {
  return csv
    .split(/[\r\n]/)
    .flatMap((line) => [',', ';', '\t', '|'].flatMap((sign) => line.split(sign)))
    .filter((cell) => /^["\s\ufeff]*[=+\-@＝＋－＠]/.test(cell) && !/^"?-?[\d.]+"?$/.test(cell.trim()));
}

function isSpreadsheet(mediaType: string): boolean {
  return /csv|sheet|excel|tab-separated/.test(mediaType);
}
