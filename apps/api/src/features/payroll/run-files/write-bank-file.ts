import { Readable } from 'node:stream';
import { type BANK_COLUMNS, fromCents, SHEET_MEDIA_TYPES, slipNumber } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Actor } from '../../../kernel/actor.ts';
import type { Attachment } from '../../../kernel/attachment.ts';
import { conflict } from '../../../kernel/errors.ts';
import { csvLinesOf } from '../../../platform/spreadsheet/csv.ts';
import { requireActConfirmed } from '../../company/index.ts';
import { bankSettingsOf } from '../bank/bank-settings.ts';
import { transferredOf } from '../payments/transferred-of.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { nameOfBankFile } from './file-names.ts';
import { numberedSlips } from './read-slips.ts';
import { runToWrite } from './run-to-write.ts';
import { tableTexts } from './tables/table-texts.ts';

type BankLine = Readonly<Record<(typeof BANK_COLUMNS)[number], string>>;

/**
 * The bank file with the pending payments of a run, or with its transfers once nothing is pending (SLIP-14).
 * @throws AppError `not_found`; `conflict` for a reopened run, which pays nothing
 */
export async function writeBankFile(id: string, actor: Actor, language: Language): Promise<Attachment> {
  const { run, slipIds } = await runToWrite(id, actor);
  await requireActConfirmed('payments', [run.companyId]);
  if (run.state === 'reopened') throw conflict('run_reopened');
  const { layout, accounts } = await bankSettingsOf(run.companyId);
  const accountOf = new Map(accounts.map(({ employeeId, account }) => [employeeId, account]));
  const isPending = await SlipModel.exists({
    runId: run._id,
    $expr: { $gt: ['$netCents', '$paidCents'] },
  });
  const transferred = isPending ? null : await transferredOf({ runId: run._id });
  const lines: BankLine[] = layout.header ? [tableTexts[language].bank] : [];
  for await (const batch of numberedSlips(slipIds)) {
    for (const { slip, number } of batch) {
      const cents = transferred
        ? (transferred.get(String(slip.employeeId)) ?? 0)
        : slip.netCents - slip.paidCents;
      if (cents <= 0) continue;
      const { fullname, username, startDate, endDate, currency } = slip.frozen;
      lines.push({
        name: fullname,
        username,
        account: accountOf.get(String(slip.employeeId)) ?? '',
        amount: fromCents(cents).toFixed(2),
        currency,
        reference: slipNumber(run.number, number),
        period: `${startDate}/${endDate}`,
      });
    }
  }
  const rows = lines.map((line) => layout.columns.map((column) => line[column]));
  return {
    mediaType: SHEET_MEDIA_TYPES.csv,
    filename: nameOfBankFile(run, language),
    content: Readable.from(csvLinesOf(rows, layout.separator), { objectMode: false }),
  };
}
