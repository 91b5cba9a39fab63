import { MAX_COMPANY_FILE_MIB, MAX_TASK_ATTACHMENTS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { tooMany } from '../../kernel/errors.ts';
import { fileBytesOf, LEAST_FILE_BYTES, type TaskDoc } from '../task-store/index.ts';

const MOST_BYTES = MAX_COMPANY_FILE_MIB * 1_048_576;

/**
 * Refuses a file beyond the limit of its task or company. Only the first is exact: uploads of one moment may exceed that of
 * the company together (FILE-7, FILE-8).
 * @param size of the file in bytes; an unknown one is 0
 * @throws AppError `conflict`
 */
export async function requireRoom(
  { attachments }: TaskDoc,
  companyId: Types.ObjectId,
  size = 0,
): Promise<void> {
  if ((attachments?.total ?? 0) >= MAX_TASK_ATTACHMENTS) {
    throw tooMany('too_many_attachments', MAX_TASK_ATTACHMENTS);
  }
  if ((await fileBytesOf(companyId)) + Math.max(size, LEAST_FILE_BYTES) > MOST_BYTES) {
    throw tooMany('too_many_file_mebibytes', MAX_COMPANY_FILE_MIB);
  }
}
