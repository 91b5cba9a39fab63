import { Readable } from 'node:stream';
import { calendarDateOf, SHEET_MEDIA_TYPES } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { EventsFileQuery } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import type { Attachment } from '../../../kernel/attachment.ts';
import { notFound } from '../../../kernel/errors.ts';
import { driverCollection } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { csvOf } from '../../../platform/spreadsheet/csv.ts';
import { xlsxOf } from '../../../platform/spreadsheet/xlsx.ts';
import { CompanyModel } from '../../company/index.ts';
import { eventsWithin, LedgerEventModel } from '../../ledger/index.ts';
import { nameOfList } from './file-names.ts';
import { eventsTable } from './tables/events-table.ts';

/**
 * The events of a company as a file, newest first, streamed from the database (LEDGER-11).
 * @throws AppError `not_found` for a company out of reach
 */
export async function writeEvents(
  { format, separator, ...filter }: EventsFileQuery,
  actor: Actor,
  language: Language,
  { clock }: Services,
): Promise<Attachment> {
  const match = eventsWithin(filter, actor);
  const company = await CompanyModel.findById(filter.companyId, { name: 1, timezone: 1, currency: 1 }).lean();
  if (!company) throw notFound('company');
  const { timezone: timeZone, currency = '' } = company;
  const events = driverCollection(LedgerEventModel).find(match).sort({ seq: -1 });
  const table = eventsTable({ events, timeZone, currency, language, isCsv: format === 'csv' });
  return {
    mediaType: SHEET_MEDIA_TYPES[format],
    filename: nameOfList('changes', company, calendarDateOf(clock.now(), timeZone), format, language),
    content:
      format === 'xlsx' ? xlsxOf([table]) : Readable.from(csvOf(table, separator), { objectMode: false }),
  };
}
