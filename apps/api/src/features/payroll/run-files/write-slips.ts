import { Readable } from 'node:stream';
import { PDF_MEDIA_TYPE } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import type { Attachment } from '../../../kernel/attachment.ts';
import { paidStretches } from '../slips/paid-stretches.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { nameOfSlip, nameOfSlips } from './file-names.ts';
import { printSlips } from './pdf/print-slips.ts';
import type { PrintableSlip } from './pdf/printable-slip.ts';
import { numberedSlips } from './read-slips.ts';
import { runToWrite, slipToWrite } from './run-to-write.ts';

/**
 * One slip as PDF (SLIP-3). The reader's reach is part of `match`; without an actor, its link opened it.
 * @throws AppError `not_found`
 */
export async function writeSlip(
  match: QueryFilter<SlipDoc>,
  language: Language,
  actor: Actor | null,
): Promise<Attachment> {
  const { slip, number } = await slipToWrite(match);
  const reader = String(actor?.id ?? slip._id);
  const file = { ...slip.frozen, language, count: 1 };
  return pdf(
    nameOfSlip(slip, number, language),
    printSlips(aboutOf(file), printable(each([[{ slip, number }]])), reader),
  );
}

/**
 * All slips of a run as one PDF, by name (SLIP-3).
 * @throws AppError `not_found`
 */
export async function writeSlips(id: string, actor: Actor, language: Language): Promise<Attachment> {
  const { run, slipIds } = await runToWrite(id, actor);
  const file = {
    ...run,
    runNumber: run.number,
    closedAt: run.closedAt.toISOString(),
    language,
    count: slipIds.length,
  };
  return pdf(
    nameOfSlips(run, language),
    printSlips(aboutOf(file), printable(numberedSlips(slipIds)), String(actor.id)),
  );
}

/** The facts that the thread needs to write the file. */
function aboutOf({
  companyName,
  runNumber,
  currency,
  closedAt,
  count,
  language,
}: Parameters<typeof printSlips>[0]) {
  return { companyName, runNumber, currency, closedAt, count, language };
}

async function* printable(
  batches: AsyncIterable<readonly { slip: SlipDoc; number: number }[]>,
): AsyncGenerator<PrintableSlip> {
  for await (const batch of batches) {
    const paid = await paidStretches(batch.map(({ slip }) => slip));
    for (const { slip, number } of batch) {
      const { _id, frozen, hash, reopened } = slip;
      yield { frozen, hash, reopened, number, stretches: paid.get(String(_id)) ?? [] };
    }
  }
}

async function* each<T>(items: readonly T[]) {
  yield* items;
}

function pdf(filename: string, bytes: AsyncIterable<Uint8Array>): Attachment {
  return { mediaType: PDF_MEDIA_TYPE, filename, content: Readable.from(bytes, { objectMode: false }) };
}
