import { ATTACHMENT_COUNTS_KIB } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { AttachmentModel } from './attachment-model.ts';

/** The least bytes that a file counts. */
export const LEAST_FILE_BYTES = ATTACHMENT_COUNTS_KIB * 1_024;

/** The bytes that the files of a company count, small and lately deleted ones included (FILE-8). */
export async function fileBytesOf(companyId: Types.ObjectId): Promise<number> {
  const [sum] = await AttachmentModel.aggregate<{ bytes: number }>([
    { $match: { companyId } },
    { $group: { _id: null, bytes: { $sum: { $max: ['$size', LEAST_FILE_BYTES] } } } },
  ]);
  return sum?.bytes ?? 0;
}
