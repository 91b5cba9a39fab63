import { type PayrollQuery, PayrollRows } from '@faena/shared/schemas';
import readExcelFile from 'read-excel-file/node';
import { beforeEach } from 'vitest';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { findActor } from '../src/features/person/find-actor.ts';
import { createRecord, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { readCsv } from './read-csv.ts';
import { createCrew } from './workers.ts';

export const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

interface ExportQuery {
  employeeId?: string;
  companyId?: string;
  startDate?: string;
  endDate?: string;
}

export const priced = (costCents: number, rateCents = 1_050) => ({ costCents, rateCents });

export async function actorOf({ _id }: Person) {
  const actor = await findActor({ _id });
  if (!actor) throw new Error('There is no such person');
  return actor;
}

/** A fresh company for each test, with a manager, Elena Xol and the planilla of November. */
export function usePlanilla() {
  const api = useApi();
  let crew: { manager: Person; worker: Person; company: CompanyDoc };
  beforeEach(async () => {
    crew = await createCrew(api, { fullname: 'Elena Xol' });
  });
  const worked = (start: string, end: string | null, overrides = {}, person = crew.worker) =>
    createRecord(api, person, crew.company._id, {
      startTime: new Date(start),
      endTime: end === null ? null : new Date(end),
      ...overrides,
    });
  const download = (format: PayrollQuery['format'], asked: ExportQuery = {}, as = crew.manager) =>
    api.as(as).payroll.export({
      query: { companyId: String(crew.company._id), ...NOVEMBER, format, ...asked },
    });
  /** The rows after the headings; the last one are the totals. */
  const csvRows = async (asked: ExportQuery = {}, as = crew.manager) =>
    readCsv(await (await download('csv', asked, as)).text()).slice(1);
  const sheets = async (asked: ExportQuery = {}) => readExcelFile(await download('xlsx', asked));
  const json = async (asked: ExportQuery = {}) =>
    PayrollRows.parse(JSON.parse(await (await download('json', asked)).text()));
  return { api, crew: () => crew, worked, download, csvRows, sheets, json };
}
