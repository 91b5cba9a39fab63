import { MAX_CORRECTIONS } from '@faena/shared/domain';
import { tooMany } from '../../../kernel/errors.ts';
import type { CorrectionDoc, RecordDoc } from './record-model.ts';

/**
 * The corrections of a record with a new one.
 * @throws AppError `conflict` beyond the limit (LIMIT-11)
 */
export function withCorrection(
  { corrections = [] }: Pick<RecordDoc, 'corrections'>,
  entry: CorrectionDoc,
): CorrectionDoc[] {
  if (corrections.length >= MAX_CORRECTIONS) throw tooMany('too_many_corrections', MAX_CORRECTIONS);
  return [...corrections, entry];
}
