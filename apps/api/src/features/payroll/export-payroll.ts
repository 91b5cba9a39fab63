import { Readable } from 'node:stream';
import { ROLES } from '@faena/shared/access';
import { type DateRange, PAYROLL_MEDIA_TYPES, rangeBounds } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { PayrollQuery } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { Attachment } from '../../kernel/attachment.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { fileName, plainName } from '../../platform/plain-name.ts';
import { csvOf } from '../../platform/spreadsheet/csv.ts';
import { MAX_SHEET_ROWS, xlsxOf } from '../../platform/spreadsheet/xlsx.ts';
import { CompanyModel, visibleCompanies } from '../company/index.ts';
import { namesOf, PersonModel, type PersonName } from '../person/index.ts';
import { RecordModel } from '../working-time/index.ts';
import { payrollJson } from './payroll-json.ts';
import { payrollTables } from './payroll-tables.ts';
import { type PayrollScope, readPayroll, recordsWithin } from './read-payroll.ts';
import { planillaTexts } from './texts.ts';

/**
 * Streams the planilla of a period as a file or JSON: a row for each record in it, and the totals of the hours
 * history. It includes records of deleted employees.
 * @throws AppError `not_found` when the company or employee is missing or out of reach; `validation_failed` for more
 * records than fit into a sheet
 */
export async function exportPayroll(
  { companyId, employeeId, format, separator, ...range }: PayrollQuery,
  actor: Actor,
  language: Language,
  maxRows = MAX_SHEET_ROWS,
): Promise<Attachment> {
  const match = { $and: [{ _id: companyId }, visibleCompanies(actor)] };
  const company = await CompanyModel.findOne(match, { name: 1, timezone: 1, currency: 1 }).lean();
  if (!company) throw notFound('company');
  const scope: PayrollScope = {
    companyId: company._id,
    employeeId: employeeId === undefined ? undefined : new Types.ObjectId(employeeId),
    ...range,
    ...rangeBounds(range, company.timezone),
  };
  const worker = await findWorker(scope);
  if (format === 'xlsx') await refuseTooMany(scope, maxRows);
  const { name, timezone, currency = '' } = company;
  const records = readPayroll(scope);
  return {
    mediaType: PAYROLL_MEDIA_TYPES[format],
    filename: nameOf(name, whoseIs(worker, language), range, language, format),
    content: contentOf(),
  };

  function contentOf(): Readable {
    if (format === 'json') {
      const head = { companyId: String(scope.companyId), timezone, currency, ...range };
      return Readable.from(payrollJson(records, head), { objectMode: false });
    }
    const tables = payrollTables(records, { timeZone: timezone, currency, language, format, range });
    if (format === 'xlsx') return xlsxOf(tables);
    return Readable.from(csvOf(tables[0], separator), { objectMode: false });
  }
}

/**
 * Finds the requested employee, who works or has worked for the company; null for a planilla of all.
 * @throws AppError `not_found`
 */
async function findWorker({ companyId, employeeId }: PayrollScope): Promise<PersonName | null> {
  if (!employeeId) return null;
  const match = { _id: employeeId, companyId, roleId: ROLES.employee };
  const employee = await PersonModel.findOne(match, { fullname: 1, username: 1 }).lean();
  if (employee) return employee;
  if (!(await RecordModel.exists({ companyId, employeeId }))) throw notFound('employee');
  const names = await namesOf([employeeId]);
  return names.get(String(employeeId)) ?? { fullname: '', username: String(employeeId) };
}

async function refuseTooMany(scope: PayrollScope, maxRows: number): Promise<void> {
  const count = await RecordModel.countDocuments(recordsWithin(scope)).limit(maxRows + 1);
  if (count <= maxRows) return;
  throw invalid('query.format', 'too_many_records');
}

/** The people of the planilla in the file name; the username distinguishes namesakes. */
function whoseIs(worker: PersonName | null, language: Language): string {
  return worker
    ? `${plainName(worker.fullname)}-${worker.username.toLowerCase()}`
    : planillaTexts[language].everybody;
}

function nameOf(
  company: string,
  who: string,
  { startDate, endDate }: DateRange,
  language: Language,
  format: PayrollQuery['format'],
): string {
  return fileName([planillaTexts[language].file, plainName(company), who, startDate, endDate], format);
}
