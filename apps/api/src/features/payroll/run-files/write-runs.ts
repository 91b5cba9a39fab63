import { Readable } from 'node:stream';
import { calendarDateOf, SHEET_MEDIA_TYPES } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { RunsFileQuery } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import type { Attachment } from '../../../kernel/attachment.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { csvOf } from '../../../platform/spreadsheet/csv.ts';
import { xlsxOf } from '../../../platform/spreadsheet/xlsx.ts';
import { CompanyModel } from '../../company/index.ts';
import { paidOf } from '../runs/paid-of.ts';
import { RunModel } from '../runs/run-model.ts';
import { nameOfList } from './file-names.ts';
import { runsTable } from './tables/runs-table.ts';

/**
 * The list of a company's runs as a file, the latest first (RUN-12).
 * @throws AppError `not_found` for a company out of reach
 */
export async function writeRuns(
  { companyId, format, separator }: RunsFileQuery,
  actor: Actor,
  language: Language,
  { clock }: Services,
): Promise<Attachment> {
  const company = await CompanyModel.findById(companyId, { name: 1, timezone: 1 }).lean();
  if (!company || !ownsCompany(actor, company._id)) throw notFound('company');
  const runs = await RunModel.find({ companyId: company._id }).sort({ number: -1 }).lean();
  const paid = await paidOf(runs.map(({ _id }) => _id));
  const table = runsTable({
    ...{ runs, language, isCsv: format === 'csv' },
    paidOf: ({ _id }) => paid.get(String(_id)) ?? 0,
  });
  return {
    mediaType: SHEET_MEDIA_TYPES[format],
    filename: nameOfList('runs', company, calendarDateOf(clock.now(), company.timezone), format, language),
    content:
      format === 'xlsx' ? xlsxOf([table]) : Readable.from(csvOf(table, separator), { objectMode: false }),
  };
}
