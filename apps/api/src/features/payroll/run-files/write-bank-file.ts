import { Readable } from 'node:stream';
import {
  type BANK_COLUMNS,
  type Cents,
  fromCents,
  SHEET_MEDIA_TYPES,
  slipNumber,
} from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Actor } from '../../../kernel/actor.ts';
import type { Attachment } from '../../../kernel/attachment.ts';
import { conflict } from '../../../kernel/errors.ts';
import { csvLinesOf } from '../../../platform/spreadsheet/csv.ts';
import { requireActConfirmed } from '../../company/index.ts';
import { bankSettingsOf } from '../bank/bank-settings.ts';
import { nameOfBankFile } from './file-names.ts';
import { numberedSlips } from './read-slips.ts';
import { runToWrite } from './run-to-write.ts';
import { tableTexts } from './tables/table-texts.ts';

type BankLine = Readonly<Record<(typeof BANK_COLUMNS)[number], string>>;

/**
 * The bank file with the pending payments of a run, or with all of them once nothing is pending (SLIP-7).
 * @throws AppError `not_found`; `conflict` for a reopened run, which pays nothing
 */
export async function writeBankFile(id: string, actor: Actor, language: Language): Promise<Attachment> {
  const { run, slipIds } = await runToWrite(id, actor);
  await requireActConfirmed('payments', [run.companyId]);
  if (run.state === 'reopened') throw conflict('run_reopened');
  const { layout, accounts } = await bankSettingsOf(run.companyId);
  const accountOf = new Map(accounts.map(({ employeeId, account }) => [employeeId, account]));
  const lines: { line: BankLine; pending: Cents; net: Cents }[] = [];
  for await (const batch of numberedSlips(slipIds)) {
    for (const { slip, number } of batch) {
      const { fullname, username, startDate, endDate, currency } = slip.frozen;
      const line = {
        name: fullname,
        username,
        account: accountOf.get(String(slip.employeeId)) ?? '',
        amount: '',
        currency,
        reference: slipNumber(run.number, number),
        period: `${startDate}/${endDate}`,
      };
      lines.push({ line, pending: slip.netCents - slip.paidCents, net: slip.netCents });
    }
  }
  const isPaid = lines.every(({ pending }) => pending <= 0);
  const paid = lines.flatMap(({ line, pending, net }): BankLine[] => {
    const cents = isPaid ? net : pending;
    return cents > 0 ? [{ ...line, amount: fromCents(cents).toFixed(2) }] : [];
  });
  const all = layout.header ? [tableTexts[language].bank, ...paid] : paid;
  const rows = all.map((line) => layout.columns.map((column) => line[column]));
  return {
    mediaType: SHEET_MEDIA_TYPES.csv,
    filename: nameOfBankFile(run, language),
    content: Readable.from(csvLinesOf(rows, layout.separator), { objectMode: false }),
  };
}
